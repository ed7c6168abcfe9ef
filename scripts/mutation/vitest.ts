/**
 * What a test may import from 'vitest' when it runs without Vitest around it: Vitest's own collection of tests and
 * Vitest's own assertions. There are no hooks, so a test that wants one fails to load.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import * as chai from 'chai';

export { describe, it } from '@vitest/runner';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT),
  { unreachable: (message = 'this place') => chai.assert.fail(`expected ${message} not to be reached`) },
);
