import type { Messages } from '../messages.ts';

export const unplayableWords: Messages['unplayable'] = {
  badge: 'Hier nicht spielbar',
  title: 'Dieses Spiel lässt sich hier gerade nicht spielen',
  why: {
    client: 'Deine Version von Taproom kennt die Regeln nicht, nach denen dieses Spiel gespielt wird.',
    server: 'Dieser Server kennt die Regeln nicht, nach denen dieses Spiel gespielt wird.',
  },
  safe: 'Nichts ist verloren: Das Spiel bleibt genau so, wie es ist, und kann später weitergehen.',
  fix: {
    client:
      'Lade die Seite neu, um die neueste Version zu bekommen. Hilft das nicht, bitte den Betreiber dieses Servers um ein Update.',
    server: 'Bitte den Betreiber dieses Servers um ein Update.',
  },
  reload: 'Neueste Version laden',
};
