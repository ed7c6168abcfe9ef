/** What is wrong with a City drawn by hand. */
export const cityFaults = {
  'city-fault.unknown-sign': 'line {line} has “{sign}”, which stands for no District.',
  'city-fault.not-two-cells':
    '{districts} must be drawn on 2 cells, not on {cells, plural, =0 {none} other {#}}.',
  'city-fault.cells-apart': 'the two cells of {districts} must touch.',
  'city-fault.overlap': '{districts} lie on one another.',
  'city-fault.too-few-connections':
    '{count, plural, one {{districts} touches} other {{districts} touch}} fewer than 2 other Districts.',
  'city-fault.disconnected':
    '{count, plural, one {{districts} is} other {{districts} are}} cut off from the rest.',
  'city-fault.cut-district': 'the City would fall apart without {districts}.',
};
