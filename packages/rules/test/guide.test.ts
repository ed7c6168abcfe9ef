import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const THEORY = 'packages/rules/src/content/bring-about-a-revolution/theories/chaos.ts';

it('the Theory that the guide for new cards shows is the one that is played', () => {
  const [guide, theory] = ['docs/adding-a-card.md', THEORY].map((path) =>
    readFileSync(new URL(path, ROOT), 'utf8'),
  );
  expect(guide).toContain(`\`\`\`ts\n${theory}\`\`\`\n`);
});
