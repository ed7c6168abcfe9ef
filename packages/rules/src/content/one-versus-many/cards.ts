import { barricades } from './city-events/barricades.js';
import { cordon } from './city-events/cordon.js';
import { disappearances } from './city-events/disappearances.js';
import { doubleShift } from './city-events/double-shift.js';
import { emergencyDecree } from './city-events/emergency-decree.js';
import { greatExhibition } from './city-events/great-exhibition.js';
import { groundedPlatforms } from './city-events/grounded-platforms.js';
import { lanternFestival } from './city-events/lantern-festival.js';
import { nightPatrols } from './city-events/night-patrols.js';
import { paidInformers } from './city-events/paid-informers.js';
import { parade } from './city-events/parade.js';
import { publicLectures } from './city-events/public-lectures.js';
import { quietStreets } from './city-events/quiet-streets.js';
import { repairCrews } from './city-events/repair-crews.js';
import { salonRumours } from './city-events/salon-rumours.js';
import { sealedArchives } from './city-events/sealed-archives.js';
import { securityChecks } from './city-events/security-checks.js';
import { showTrial } from './city-events/show-trial.js';
import { taxAudit } from './city-events/tax-audit.js';
import { theCountdown } from './city-events/the-countdown.js';
import { winOverTheJudges } from './city-events/win-over-the-judges.js';
import { confiscate } from './directives/confiscate.js';
import { curfew } from './directives/curfew.js';
import { expedite } from './directives/expedite.js';
import { interrogate } from './directives/interrogate.js';
import { levy } from './directives/levy.js';
import { optimize } from './directives/optimize.js';
import { overhaul } from './directives/overhaul.js';
import { pacify } from './directives/pacify.js';
import { resettle } from './directives/resettle.js';
import { shadow } from './directives/shadow.js';
import { actress } from './heroes/actress.js';
import { artificer } from './heroes/artificer.js';
import { finch } from './heroes/finch.js';
import { fowler } from './heroes/fowler.js';
import { physician } from './heroes/physician.js';
import { veteran } from './heroes/veteran.js';

export const HEROES = [finch, veteran, fowler, actress, artificer, physician];

export const CITY_EVENTS = [
  securityChecks,
  winOverTheJudges,
  lanternFestival,
  doubleShift,
  publicLectures,
  taxAudit,
  parade,
  disappearances,
  nightPatrols,
  salonRumours,
  emergencyDecree,
  groundedPlatforms,
  repairCrews,
  sealedArchives,
  showTrial,
  barricades,
  paidInformers,
  greatExhibition,
  cordon,
  quietStreets,
  theCountdown,
];

export const DIRECTIVES = [
  pacify,
  confiscate,
  optimize,
  shadow,
  resettle,
  expedite,
  overhaul,
  curfew,
  levy,
  interrogate,
];
