// The first part that is loaded, a small one. It has everything fetched at once that the page at this address needs: the
// house, its words, and the page itself. Those who use a part notice if it does not come; if it is the house itself, one can try again.
import { load, pageAt } from './parts';
import { awaited } from './shell/quiet';
import './style.css';
import { dictionaries, language } from './words/dictionaries';

const noticedLater = () => {};

/** Before there are any words, in all languages at once. */
function sorry() {
  const again = document.createElement('button');
  again.textContent = 'Try again · Noch einmal versuchen · Riprova';
  again.onclick = () => location.reload();
  document.getElementById('app')!.replaceChildren(again);
}

awaited(import('./house')).then(({ drawn }) => drawn).catch(sorry);
dictionaries[language()]().catch(noticedLater);
load(pageAt(location.pathname)).catch(noticedLater);
