import preview from '#storybook/preview';

const meta = preview.meta({ title: 'Canary', tags: ['!autodocs'] });

const tiny = { inlineSize: 10, blockSize: 10, padding: 0, border: 0 };

/** Must fail: a picture nobody can read out. */
export const ImageWithoutText = meta.story({
  // biome-ignore lint/a11y/useAltText: the missing text is what the run has to find
  render: () => <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />,
});

/** Must fail: two targets a thumb cannot tell apart. */
export const TargetsTooSmall = meta.story({
  render: () => (
    <div>
      <button type="button" style={tiny} aria-label="Um" />
      <button type="button" style={tiny} aria-label="Dois" />
    </div>
  ),
});

/** Must fail: text that can be read in dark only. */
export const TooLittleContrast = meta.story({
  render: () => <p style={{ color: '#e5e5e5' }}>Ilegível no claro</p>,
});

/** Must fail: text that can be read in light only. */
export const TooLittleContrastInDark = meta.story({
  render: () => <p style={{ color: '#1a1a1a' }}>Ilegível no escuro</p>,
});

/** Must fail: axe cannot decide whether two labels of one field are right. */
export const Undecided = meta.story({
  render: () => (
    <>
      <label htmlFor="campo">Nome</label>
      <label htmlFor="campo">Sobrenome</label>
      <input id="campo" />
    </>
  ),
});

/** Must fail: axe cannot decide whether a text on a gradient can be read. */
export const UndecidedContrast = meta.story({
  render: () => <p style={{ backgroundImage: 'linear-gradient(#fff, #777)' }}>Sobre um degradê</p>,
});

/** Must fail: a complaint on the console. */
export const ConsoleError = meta.story({
  render: () => <p>Reclama no console</p>,
  play: () => console.error('planted'),
});

/** Must fail: it looks other than its picture, which says "Antes". */
export const ChangedPicture = meta.story({ tags: ['visual'], render: () => <p>Depois</p> });
