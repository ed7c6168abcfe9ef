/** Small words that all messages are built with. */
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
};
