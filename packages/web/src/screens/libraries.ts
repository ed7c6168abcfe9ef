/** What the page is built with, and under which licences. */
export const LIBRARIES = [
  { name: 'React', packages: ['react', 'react-dom'], licence: 'MIT', address: 'https://react.dev' },
  { name: 'Zustand', packages: ['zustand'], licence: 'MIT', address: 'https://github.com/pmndrs/zustand' },
  {
    name: 'Comlink',
    packages: ['comlink'],
    licence: 'Apache-2.0',
    address: 'https://github.com/GoogleChromeLabs/comlink',
  },
  { name: 'idb', packages: ['idb'], licence: 'ISC', address: 'https://github.com/jakearchibald/idb' },
  {
    name: 'D3 (selection, zoom)',
    packages: ['d3-selection', 'd3-zoom'],
    licence: 'ISC',
    address: 'https://d3js.org',
  },
  {
    name: 'FormatJS intl-messageformat',
    packages: ['intl-messageformat'],
    licence: 'BSD-3-Clause',
    address: 'https://formatjs.io',
  },
];
