import { akira } from './akira.js';
import { enkidu } from './enkidu.js';
import { julie } from './julie.js';

/** The words of Bring About a Revolution. */
export const bringAboutARevolution = {
  ...akira,
  ...enkidu,
  ...julie,
  'question.start-choice': 'In which Minor District does {hero} start?',
  'pick.district.start-choice': 'Start {district_in}',
  'event.start-chosen': '{hero} starts {district_in}.',
} as const;
