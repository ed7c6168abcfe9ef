/** The rules of `docs/rules/bring-about-a-revolution.md`, but for Hero cards. */
export const RULE_NAMES = `
REV-1 REV-2 R-WIN-1 R-WIN-2
AKI-1 AKI-2 AKI-3 AKI-4 R-AKI-1 R-AKI-2 R-AKI-3
INV-communicator INV-disruption-field INV-empathizer INV-hyperbolic-emitter INV-jammer INV-jump-pack INV-probabilitator
ENK-1 ENK-2 ENK-3 ENK-4 R-ENK-1
THE-behavior THE-chaos THE-emotion THE-government THE-probability THE-relativity THE-sociological
JUL-1 JUL-2 JUL-3 JUL-4 JUL-5 R-JUL-1
`
  .trim()
  .split(/\s+/);
