/** Small words that the others are built with. */
export const general = {
  // How a name stands in a sentence, where the thing has no form of its own.
  'form.in': 'in {name}',
  'form.to': 'to {name}',
  'form.from': 'from {name}',
  'form.of': 'of {name}',
  'form.of.hero': '{name}’s',

  'list.more': '{list}, {next}',
  'list.last': '{list} and {next}',
  'chance.percent': '{percent} %',

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

  'die.escape-die': 'the Escape die',
  'die.assault-die': 'the Assault die',
  'face.running-man': 'the running man',
  'face.handcuffs': 'handcuffs',
  'face.shield': 'a shield: no stake can succeed',

  'classes.none': 'no class is active',
  'classes.first': 'class 1 ({first_many}) is active',
  'classes.several': 'classes 1 to {stage} ({first_many} to {last_many}) are active',
};
