/** Amounts, Phases, sides, kinds of cards, dice and classes. */
export const general = {
  'module.one-versus-many': 'One versus Many',
  'module.one-versus-many.effect': 'The core game: three Heroes against the Great Machine.',
  'module.one-versus-many.advice':
    'The core game is complete by itself, and best for a first game. Each module adds something, in any combination.',
  'module.one-versus-many.plan-at-one': 'The Plan starts at I',
  'module.one-versus-many.plan-at-one.effect': 'In every game at this table.',
  'module.one-versus-many.riot-gains': 'Gains from Riots',
  'module.one-versus-many.riot-gains.effect':
    'After each successful Riot each Hero identifies a Citizen or receives 2 Trust.',

  'count.bonds': '{count, plural, one {# Bond} other {# Bonds}}',
  'count.trust': '{count} Trust',
  'count.guards': '{count, plural, one {# Guard} other {# Guards}}',
  'count.citizens': '{count, plural, one {# Citizen} other {# Citizens}}',
  'count.access-cards': '{count, plural, one {# Access card} other {# Access cards}}',
  'count.directives': '{count, plural, one {# Directive} other {# Directives}}',
  'count.city-events': '{count, plural, one {# City Event} other {# City Events}}',

  'phase.setup': 'Setup',
  'phase.opening': 'Opening Phase',
  'phase.access': 'Access Phase',
  'phase.machine': 'Great Machine Phase',
  'phase.heroes': 'Heroes Phase',
  'phase.closing': 'Closing Phase',

  'side.machine': 'the Great Machine',
  'side.revolutionaries': 'the Revolutionaries',

  'card-kind.hero': 'Hero',
  'card-kind.hero.many': 'Heroes',
  'card-kind.city-event': 'City Event',
  'card-kind.city-event.many': 'City Events',
  'card-kind.directive': 'Directive',
  'card-kind.directive.many': 'Directives',

  'die.escape-die': 'the Escape die',
  'die.assault-die': 'the Assault die',
  'face.running-man': 'the running man',
  'face.handcuffs': 'handcuffs',
  'face.shield': 'a shield: no stake can succeed',
  'face.shield.short': 'a shield',

  'classes.none': 'no class is active',
  'classes.first': 'class 1 ({first_many}) is active',
  'classes.several': 'classes 1 to {stage} ({first_many} to {last_many}) are active',
};
