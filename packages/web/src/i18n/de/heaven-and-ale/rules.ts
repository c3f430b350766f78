import { SEATS } from '@taproom/games/heaven-and-ale';
import type { Rules } from '../../../rules/rules.ts';
import { endSections } from './rules-end.ts';
import { playSections } from './rules-play.ts';
import { setupSections } from './rules-setup.ts';

export const rules: Rules = {
  intro: [
    'Du leitest ein Kloster und willst das beste Bier unter der Sonne brauen. Kauf Rohstoffe und Mönche für deinen Klostergarten und wähle den richtigen Moment, sie zu aktivieren: Im Schatten bringen sie Dukaten, in der Sonne bringen sie deine Produktion voran. Am Ende zählt nur dein schwächster Rohstoff, multipliziert mit dem Können deines Braumeisters. Also pflanz von allem etwas und behalte die Fässer im Auge.',
    `Das sind die Regeln des Grundspiels für ${SEATS.min} bis ${SEATS.max} Spieler, in unseren eigenen Worten. Sie folgen der deutschen, der englischen und der russischen Spielanleitung und der Spielhilfe. Was nur auf den gedruckten Plänen zu sehen ist, stammt aus zwei unabhängigen öffentlichen Beschreibungen, die zu allen Beispielen der Spielanleitungen passen. Wo sich die Quellen unterscheiden, steht in Abschnitt 11.`,
    'SP steht für Siegpunkte.',
  ],
  sections: [...setupSections, ...playSections, ...endSections],
};
