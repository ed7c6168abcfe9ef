import { DISTRICT_LETTERS, parseCity } from './drawing.js';
import type { City } from './tile.js';

export interface CityPreset {
  readonly id: string;
  readonly city: City;
}

function drawPreset(id: string, drawing: string): CityPreset {
  return { id, city: parseCity(drawing, DISTRICT_LETTERS) };
}

/** Legal Cities (R-GEO-3) drawn for this project; the first is a good one for a first game. */
export const CITY_PRESETS: readonly CityPreset[] = [
  // Balanced, short ways, most Districts can move: the default for a first game.
  drawPreset(
    'the-gearwheel',
    `
    .AASS.
    VV.QCC
    .G.QN.
    .GTTN.
    .II...
    `,
  ),
  // A solid block: every side is taken in the middle.
  drawPreset(
    'the-keystone',
    `
    AASSCC
    GVQQTN
    GVIITN
    `,
  ),
  // One ring around a wide courtyard: each District has exactly two neighbours.
  drawPreset(
    'the-great-ring',
    `
    .AASS.
    GG..CC
    V....Q
    V....Q
    TTIINN
    `,
  ),
  // Two long rows; only the ends can move.
  drawPreset(
    'long-promenade',
    `
    AASSCCIIQQ
    .GGTTNNVV.
    `,
  ),
  // A closed courtyard with the Central Square inside.
  drawPreset(
    'the-cloister',
    `
    AASSC
    G...C
    GQQ.I
    V.NNI
    VTT..
    `,
  ),
  // Two quarters joined by two bridges.
  drawPreset(
    'the-sky-bridges',
    `
    AAGQQNN.
    SSG..CII
    .VVTTC..
    `,
  ),
  // Broad top and foot, narrow waist.
  drawPreset(
    'the-anvil',
    `
    AASSCC
    .VVQQ.
    ..GT..
    ..GT..
    .IINN.
    `,
  ),
  // The Grand Citadel on the rim, the Central Square at the heart.
  drawPreset(
    'citadel-lookout',
    `
    .GG...
    AASS..
    CQQII.
    CVVTT.
    ..NN..
    `,
  ),
  // Descends from left to right, with loose corners.
  drawPreset(
    'the-staircase',
    `
    AAS...
    GGSCCQ
    .TTVVQ
    ..IINN
    `,
  ),
  // Two courtyards with the Central Square between them.
  drawPreset(
    'twin-boilers',
    `
    AASSCC
    G.Q..I
    G.Q..I
    VVTTNN
    `,
  ),
  // Tall and narrow, from the Grand Citadel down to the Central Square.
  drawPreset(
    'the-spire',
    `
    GG.
    ATT
    A.N
    V.N
    VII
    SCC
    SQQ
    `,
  ),
];
