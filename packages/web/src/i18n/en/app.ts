export const app = {
  'ui.app.name': 'Great Machine',
  'ui.app.subtitle': 'An unofficial digital edition of City of the Great Machine',
  'ui.open.failed': 'This game cannot be opened',
  'ui.open.not-found': 'There is no such game on this device.',
  'ui.open.other-format':
    'It was saved by another version of this program, which keeps games in another form.',
  'ui.open.unknown-modules': 'It was played with modules that this version does not have. It stays as it is.',
  'ui.open.unreadable': 'What was saved cannot be read any more.',
  'ui.open.home': 'Go home',
};
