import { akira } from './akira.js';
import { enkidu } from './enkidu.js';
import { julie } from './julie.js';

/** The words of Bring About a Revolution. */
export const bringAboutARevolution = {
  'module.bring-about-a-revolution': 'Bring About a Revolution',
  'module.bring-about-a-revolution.effect':
    'Three Heroes with decks or a hideout of their own, of whom one at most is in a game.',
  'module.bring-about-a-revolution.advice': 'Not for novices: they ask for more than the Heroes of the box.',
  ...akira,
  ...enkidu,
  ...julie,
  'question.start-choice': 'In which Minor District does {hero} start?',
  'pick.district.start-choice': 'Start {district_in}',
  'event.start-chosen': '{hero} starts {district_in}.',
} as const;
