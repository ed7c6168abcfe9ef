export const board = {
  'ui.board.city': 'The City',
  'ui.board.tools': 'Zoom',
  'ui.board.zoomIn': 'Zoom in',
  'ui.board.zoomOut': 'Zoom out',
  'ui.board.fit': 'Show the whole City',
  'ui.board.closer': 'Look closer',
  'ui.board.guards': '{count, plural, =0 {no Guards} one {# Guard} other {# Guards}}',
  'ui.board.brokenGuards': '{count, plural, one {# broken Guard} other {# broken Guards}}',
  'ui.board.citizens': '{count, plural, =0 {no Citizens} one {# Citizen} other {# Citizens}}',
  'ui.board.citizenHidden':
    '{faceId, select, identified {Citizen known to the Heroes} other {unidentified Citizen}}',
  'ui.board.citizenKnown':
    '{kind}, {faceId, select, identified {identified} other {revealed}}{activeId, select, yes {, active} other {, not active}}',
  'ui.board.alike': '{name}: {count} alike',
  'ui.board.raid': 'Raid',
  'ui.board.riot': 'Riot',
  'ui.board.riotLikely': 'danger: a Riot would probably succeed',
  'ui.board.riotSure': 'danger: a Riot would succeed',
  'ui.board.nextTo': 'next to {districts}',
  'ui.board.placement': 'Slide it to column {column}, row {row}',
};
