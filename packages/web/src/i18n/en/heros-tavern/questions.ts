import { questions } from '../../../rules/questions.ts';
import { idleWords } from '../idle-words.ts';

export const words = questions(
  // Games are cards here.
  idleWords.filter(word => word !== 'games'),
  'win winn victor tie draw best | 7.2',
  'end ends ended ending over finish last round rounds long | 7.1 7.2',
  'round rounds many long phase order | 2.3 2.1 7.1',
  'score scoring point hero heroes worth count total | 3.1 3.2 3.3 3.4 3.5 3.6 7.2',
  'draft pass hand hands choose pick card left | 2.2',
  'deal dealt cards draw pile start setup begin shuffle run out | 2.1 8.3',
  'entertainment most tie second | 3.1 8.2',
  'food set three meal | 3.2',
  'ale light dark beer pair | 3.3',
  'lodging bed room sleep | 3.4',
  'market markets | 3.5',
  'staff jester cook bartender maid shopkeeper | 3.6 8.6',
  'game games barrel barrels tool tools | 3.7 4.1',
  'resource resources token tokens coin coins storage land money earn award | 4.1 1.2',
  'buy bought purchase keep stay card cards pay | 5.1 5.2',
  'price prices cost costs pay expensive | 5.2',
  'discard discarded unbought left over cards | 6.1',
  'token tokens left over unspent remaining end | 7.1 7.2',
  'change mind undo purchase secret | 8.4',
);
