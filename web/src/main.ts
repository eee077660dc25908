// The first part that is loaded, a small one. It has everything fetched at once that the page at this address needs: the
// house, its words, and the page itself. Those who use a part notice if it does not come.
import { load, pageAt } from './parts';
import { awaited } from './shell/quiet';
import './style.css';
import { dictionaries, language } from './words/dictionaries';

const noticedLater = () => {};

void awaited(import('./house'));
dictionaries[language()]().catch(noticedLater);
load(pageAt(location.pathname)).catch(noticedLater);
