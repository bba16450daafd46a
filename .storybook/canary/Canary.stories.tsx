import styled from 'styled-components';
import preview from '#storybook/preview';

const meta = preview.meta({ title: 'Canary', tags: ['!autodocs'] });

const Tiny = styled.button`
  inline-size: 10px;
  block-size: 10px;
  padding: 0;
  border: 0;
`;

/** Must fail: a picture nobody can read out. */
export const ImageWithoutText = meta.story({
  // biome-ignore lint/a11y/useAltText: the missing text is what the run has to find
  render: () => <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />,
});

/** Must fail: two targets a thumb cannot tell apart. */
export const TargetsTooSmall = meta.story({
  render: () => (
    <div>
      <Tiny aria-label="Um" />
      <Tiny aria-label="Dois" />
    </div>
  ),
});

/** Must fail: text that cannot be read in either theme. */
export const TooLittleContrast = meta.story({
  render: () => <p style={{ color: '#9a9a9a', background: '#a9a9a9' }}>Ilegível</p>,
});

/** Must fail: a complaint on the console. */
export const ConsoleError = meta.story({
  play: () => console.error('planted'),
});
