import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformAsync } from '@babel/core';

/** No names for debugging: a class would carry the name of its file. */
const OPTIONS = { displayName: false, fileName: false, cssProp: false, pure: true };

/**
 * Compiles the styled components of a package, which lies in its folder as it is published. Each gets an id made of its file
 * and its place there: without one styled-components counts them as they are loaded, so that a server, which loads all, and
 * a page, which has some, would name them differently. Styles lose their white space, and bundlers may leave out what is
 * not used.
 */
export async function compileStyles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const name of files.filter((file) => file.endsWith('.js'))) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    if (!text.includes("from 'styled-components'")) continue;
    const compiled = await transformAsync(text, {
      filename: file,
      configFile: false,
      babelrc: false,
      inputSourceMap: JSON.parse(await readFile(`${file}.map`, 'utf8')),
      sourceMaps: true,
      plugins: [['babel-plugin-styled-components', OPTIONS]],
    });
    if (!compiled?.code) throw new Error(`Babel gave nothing for ${file}`);
    await writeFile(file, `${compiled.code}\n`); // which still names its map
    await writeFile(`${file}.map`, JSON.stringify({ ...compiled.map, file: path.basename(file) }));
  }
}
