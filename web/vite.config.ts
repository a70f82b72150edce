/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./plugins/compressed.ts";
import { prose } from "./plugins/prose.ts";
import { sprite } from "./plugins/sprite.ts";

export default defineConfig({
  plugins: [svelte(), prose(), sprite(), compressed()],
  build: {
    outDir: "../src/dethrone/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8470", ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "node", include: ["src/**/*.test.ts", "plugins/**/*.test.ts"] },
});
