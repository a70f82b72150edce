/** Writes a .br and a .gz beside every built file that is worth it, so that the server compresses nothing while it runs. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = /\.(html|js|css|svg|json|webmanifest)$/;
const LEAST = 600; // bytes

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!WORTH.test(name)) continue;
        const path = join(folder, name);
        const data = readFileSync(path);
        if (data.length < LEAST) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
        writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}
