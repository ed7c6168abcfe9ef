import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Beside each text that the page loads its compressed form, for servers that send it so. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(?:js|css|svg|html)$/.test(file.fileName)) continue;
        const text = file.type === 'chunk' ? file.code : file.source;
        writeFileSync(join(dir, `${file.fileName}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}
