/** The fast tests of the rules: played rules, no whole games. Vite fills in the files. */
export const tests = import.meta.glob([
  '/packages/rules/{src,test}/**/*.test.ts',
  '!**/src/model/city/**',
  '!**/src/scenario/{export,open}.test.ts',
  '!**/test/{leaks,golden}/**',
  '!**/test/{architecture,guide,names,put-down,words,*-games}.test.ts',
  '!**/test/modules/{core-names-no-module,random-modules,whole-games,bargains/bargains}.test.ts',
]);
