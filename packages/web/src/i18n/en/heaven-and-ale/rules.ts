import { SEATS } from '@taproom/games/heaven-and-ale';
import type { Rules } from '../../../rules/rules.ts';
import { endSections } from './rules-end.ts';
import { playSections } from './rules-play.ts';
import { setupSections } from './rules-setup.ts';

export const rules: Rules = {
  intro: [
    'You run a monastery that wants to brew the best ale under the sun. Buy resources and monks for your garden, and choose the right moment to put them to work: in the shade they earn ducats, in the sun they raise your production. At the end only your weakest resource counts, multiplied by the skill of your brewmaster. So grow everything, and keep an eye on the barrels.',
    `These are the rules of the base game for ${SEATS.min} to ${SEATS.max} players, in our own words. They follow the English, German and Russian rulebooks and the player aid. What only the printed boards show comes from two independent public descriptions that agree with every example in the rulebooks. Section 11 says where the sources differ.`,
    'VP means victory points.',
  ],
  sections: [...setupSections, ...playSections, ...endSections],
};
