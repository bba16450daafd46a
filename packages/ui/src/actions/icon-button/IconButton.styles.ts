import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';
import { buttonBase } from '../button/Button.styles.ts';

export const Root = styled.button`
  ${buttonBase}
  flex: none;
  inline-size: ${t.size.control};
  padding: 0;

  &[data-size='sm'] {
    inline-size: calc(${t.size.control} - ${t.space[2]});
    min-block-size: calc(${t.size.control} - ${t.space[2]});
    padding: 0;
  }

  &[data-variant='ghost'] {
    --button-text: ${t.color.textMuted};
  }

  &[data-variant='ghost'][data-tone='danger']:not(:disabled, [data-unavailable]) {
    --button-text: ${t.color.textDanger};
  }

  &:is(:disabled, [data-unavailable]) svg {
    opacity: 0.6;
  }

  &[aria-pressed='true'] {
    --button-surface: ${t.color.surfaceSelected};
    --button-surface-hover: ${t.color.surfaceSelected};
    --button-text: ${t.color.textAccent};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`;
