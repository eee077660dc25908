// That games cannot be kept, in German.
import type { Words } from './en';

export const de: Words = {
  blocked: 'Dieser Browser bewahrt keine Partien auf, vielleicht weil das Fenster privat ist.',
  full: 'Es ist kein Platz mehr da, um Partien aufzubewahren.',
  failed: 'Dieser Browser konnte die Partie nicht aufbewahren.',
  gone: 'Du kannst weiterspielen, aber was jetzt gespielt wird, ist weg, wenn dieses Fenster geschlossen wird.',
  save: 'Meine Partien als Datei speichern',
};
