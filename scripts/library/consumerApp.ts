import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildLibrary, PUBLISHED } from '../buildLibrary.ts';
import { root } from '../root.ts';

const run = promisify(execFile);

/** An application of somebody else, who installed the packages from their tarballs. */
export interface ConsumerApp {
  folder: string;
  /** Where a package was built, and its tarball. */
  built(name: string): string;
  tarball(name: string): string;
  /** What is in the tarball of a package. */
  packed: ReadonlyMap<string, readonly string[]>;
}

/** What npm says of a tarball. */
interface Packed {
  filename: string;
  files: ReadonlyArray<{ path: string }>;
}

/** Sources of the page that `packages/ui/consumer` holds, as if they had been written outside of this repository. */
async function copySources(folder: string): Promise<void> {
  await cp(path.join(root, 'packages/ui/consumer'), folder, { recursive: true });
  await cp(
    path.join(root, 'packages/ui/src/internal/testing/examples.tsx'),
    path.join(folder, 'examples.tsx'),
  );
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.tsx'))) {
    const text = await readFile(path.join(folder, name), 'utf8');
    const outside = text
      .replace("'../../index.ts'", "'@portal/ui'")
      .replace("'../../charts/index.ts'", "'@portal/ui/charts'")
      .replace(/'[^']*\/examples\.tsx'/, "'./examples.tsx'");
    await writeFile(path.join(folder, name), outside);
  }
}

/** Builds and packs the packages, and installs them in a new application, with only what they say they need. */
export async function createConsumerApp(place: string): Promise<ConsumerApp> {
  const folder = path.join(place, 'app');
  const modules = path.join(folder, 'node_modules');
  const packed = new Map<string, readonly string[]>();
  const app: ConsumerApp = {
    folder,
    packed,
    built: (name) => path.join(place, 'built', name),
    tarball: (name) => path.join(place, `portal-${name}.tgz`),
  };

  await buildLibrary(path.join(place, 'built'));
  for (const name of PUBLISHED) {
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', place], {
      cwd: app.built(name),
    });
    const [{ filename, files }]: [Packed] = JSON.parse(stdout); // npm's own words
    packed.set(
      name,
      files.map((file) => file.path),
    );
    await rename(path.join(place, filename), app.tarball(name));
    const installed = path.join(modules, '@portal', name);
    await mkdir(installed, { recursive: true });
    await run('tar', ['-xzf', app.tarball(name), '-C', installed, '--strip-components=1']);
  }

  const manifest = JSON.parse(await readFile(path.join(modules, '@portal/ui/package.json'), 'utf8')); // ours
  const own = ['vite', '@vitejs/plugin-react', '@types/react', '@types/react-dom'];
  const needed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies), ...own];
  for (const name of needed.filter((name) => !name.startsWith('@portal/'))) {
    await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
    await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
  }

  await copySources(folder);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'ES2024',
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        allowImportingTsExtensions: true,
        skipLibCheck: false,
        types: ['vite/client'],
      },
      include: ['*.tsx'],
      exclude: ['server.tsx'], // needs the types of Node, which a page does not
    }),
  );
  return app;
}
