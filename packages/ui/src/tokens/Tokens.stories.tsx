import type { CSSProperties, ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../actions/button/Button.tsx';
import { Link } from '../navigation/link/Link.tsx';
import { type Brand, createBrand } from './brand/createBrand.ts';
import { type ColorPair, type ColorRole, colors, markPairs, textPairs } from './colors.ts';
import { contrastRatio } from './contrast.ts';
import { density, radius, scale } from './scale.ts';
import { shadows } from './shadows.ts';
import * as S from './TokenSheet.styles.ts';
import { propertyOf, t } from './tokens.ts';

/** The values that everything else is made of, in both themes: styles name nothing but these. */
const meta = preview.meta({ title: 'Tokens' });

/** One value for a sample, as a custom property. */
const sample = (name: 'color' | 'length' | 'radius' | 'shadow' | 'size', value: string): CSSProperties =>
  ({ [`--sample-${name}`]: value }) as CSSProperties; // React types know no custom properties

interface SheetProps {
  caption: string;
  columns: readonly string[];
  rows: ReadonlyArray<readonly [name: string, ...cells: ReactNode[]]>;
}

/** Names in the first column, what the tokens hold in the others. */
function Sheet({ caption, columns, rows }: SheetProps) {
  return (
    <S.Scroll tabIndex={0} role="region" aria-label={caption}>
      <S.Sheet>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Sheet>
    </S.Scroll>
  );
}

const roles = Object.keys(colors) as ColorRole[]; // the keys of the table, by its type

const swatch = (value: string) => (
  <>
    <S.Patch style={sample('color', value)} />
    <code>{value}</code>
  </>
);

/** Every colour by its role, in both themes. */
export const Colors = meta.story({
  render: () => (
    <Sheet
      caption="Colours by role"
      columns={['t.color', 'Light', 'Dark']}
      rows={roles.map((role) => [role, swatch(colors[role].light), swatch(colors[role].dark)])}
    />
  ),
});

type Palette = Readonly<Record<ColorRole, Readonly<ColorPair>>>;
type Pairs = ReadonlyArray<readonly [ColorRole, ColorRole]>;

const contrastRows = (pairs: Pairs, palette: Palette = colors) =>
  pairs.map(([front, back]) => {
    const ratio = (theme: 'light' | 'dark') =>
      `${contrastRatio(palette[front][theme], palette[back][theme]).toFixed(2)} : 1`;
    return [`${front} on ${back}`, ratio('light'), ratio('dark')] as const;
  });

/** Every pair that components draw, with its contrast; a test refuses a pair below its limit. */
export const Contrast = meta.story({
  render: () => (
    <>
      <Sheet
        caption="Text, at least 4.5 : 1"
        columns={['Pair', 'Light', 'Dark']}
        rows={contrastRows(textPairs)}
      />
      <br />
      <Sheet
        caption="Borders, focus, marks and series, at least 3 : 1"
        columns={['Pair', 'Light', 'Dark']}
        rows={contrastRows(markPairs)}
      />
    </>
  ),
});

/** Sizes of text; weight makes the hierarchy more than size does. */
export const Type = meta.story({
  render: () => (
    <Sheet
      caption="Type"
      columns={['t.font', 'Size', 'Sample']}
      rows={(['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const).map((size) => [
        size,
        scale.font[size],
        <S.Text key={size} style={sample('size', t.font[size])}>
          Requisição 1.042 · R$ 1.234,56
        </S.Text>,
      ])}
    />
  ),
});

/** Lengths on the grid of four pixels. */
export const Space = meta.story({
  render: () => (
    <Sheet
      caption="Space"
      columns={['t.space', 'Length', 'Sample']}
      rows={Object.entries(scale.space).map(([name, length]) => [
        name,
        length,
        <S.Stretch key={name} style={sample('length', length)} />,
      ])}
    />
  ),
});

/** Corners, and the shadows of what truly floats. */
export const Shape = meta.story({
  render: () => (
    <>
      <Sheet
        caption="Corners"
        columns={['t.radius', 'Radius', 'Sample']}
        rows={Object.entries(radius).map(([name, length]) => [
          name,
          length,
          <S.Box key={name} style={sample('radius', length)} />,
        ])}
      />
      <br />
      <Sheet
        caption="Shadows"
        columns={['t.shadow', 'Sample']}
        rows={(Object.keys(shadows) as Array<keyof typeof shadows>).map((name) => [
          name,
          <S.Box key={name} style={sample('shadow', t.shadow[name])} />,
        ])}
      />
    </>
  ),
});

/** What the density switch changes. */
export const Density = meta.story({
  render: () => (
    <Sheet
      caption="Sizes by density"
      columns={['t.size', 'Comfortable', 'Compact']}
      rows={Object.entries(density).map(([name, pair]) => [name, pair.comfortable, pair.compact])}
    />
  ),
});

/** Times of movement; all of it is off for people who ask for stillness. */
export const Motion = meta.story({
  render: () => (
    <Sheet
      caption="Motion"
      columns={['t.motion', 'Value']}
      rows={Object.entries(scale.motion).map(([name, value]) => [name, <code key={name}>{value}</code>])}
    />
  ),
});

/** Accents of all kinds: one that stays as it is, one too bright for white text, one too dark for a dark page. */
const brands = {
  Violet: createBrand({ accent: '#7c3aed', radiusPx: 10 }),
  Amber: createBrand({ accent: '#ffb703', radiusPx: 2 }),
  Navy: createBrand({ accent: '#0b1f4b', radiusPx: 6 }),
};

/** The colours of a brand for a part of a page, in place of those `PortalProvider` gives the whole. */
const ofBrand = ({ colors }: Brand, theme: 'light' | 'dark'): CSSProperties =>
  Object.fromEntries(Object.entries(colors).map(([role, pair]) => [propertyOf('color', role), pair[theme]]));

/** What follows the accent in both themes, and how well each pair of it can be read. */
function BrandSheet({ name, brand }: { name: string; brand: Brand }) {
  const palette: Palette = { ...colors, ...brand.colors };
  const touched = (pairs: Pairs) => pairs.filter((pair) => pair.some((role) => role in brand.colors));
  return (
    <section aria-label={name}>
      {(['light', 'dark'] as const).map((theme) => (
        <S.BrandSample key={theme} data-theme={theme} style={ofBrand(brand, theme)}>
          <Button variant="primary">Salvar</Button>
          <Link href="#tokens">Fornecedores</Link>
          <S.Chosen>Selecionado</S.Chosen>
        </S.BrandSample>
      ))}
      <Sheet
        caption={`${name}: text, at least 4.5 : 1`}
        columns={['Pair', 'Light', 'Dark']}
        rows={contrastRows(touched(textPairs), palette)}
      />
      <Sheet
        caption={`${name}: marks and focus, at least 3 : 1`}
        columns={['Pair', 'Light', 'Dark']}
        rows={contrastRows(touched(markPairs), palette)}
      />
      <br />
    </section>
  );
}

/** Three brands made of one accent each; every pair of colours can be read in both themes. */
export const Brands = meta.story({
  render: () => (
    <>
      {Object.entries(brands).map(([name, brand]) => (
        <BrandSheet key={name} name={name} brand={brand} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const figures = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('cell')
        .map((cell) => Number.parseFloat(cell.textContent));
    for (const name of Object.keys(brands)) {
      await expect(Math.min(...figures(`${name}: text, at least 4.5 : 1`))).toBeGreaterThanOrEqual(4.5);
      await expect(Math.min(...figures(`${name}: marks and focus, at least 3 : 1`))).toBeGreaterThanOrEqual(
        3,
      );
    }
    const [button] = within(canvas.getByRole('region', { name: 'Violet' })).getAllByRole('button');
    await expect(button).toHaveStyle({ backgroundColor: 'rgb(124, 58, 237)' });
  },
});
