/** What a pick costs, and the chance of what may follow it. */
export const prices = {
  'price.too-expensive': '{price} Trust is too much: all Trust is lost',
  'price.free': 'free',
  'price.from': 'from {amount}',
  'price.and-means': '{price, plural, =0 {{means}} other {{amount} and {means}}}',
  'price.in-all': '{amount} in all',
  'price.leaves': '{amount}, leaves {left}',
  'chance.of': '{chance} {outcome}',
};
