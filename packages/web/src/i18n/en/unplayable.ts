/** A game or table whose rules this client, or the server, doesn't have. */
export const unplayableWords = {
  badge: 'Can’t be played here',
  title: 'This game can’t be played here right now',
  why: {
    client: 'Your version of Taproom doesn’t have the rules this game uses.',
    server: 'This server doesn’t have the rules this game uses.',
  },
  safe: 'Nothing is lost: the game stays exactly as it is and can continue later.',
  fix: {
    client:
      'Reload the page to get the latest version. If that doesn’t help, ask the operator of this server to update it.',
    server: 'Ask the operator of this server to update it.',
  },
  reload: 'Get the latest version',
};
