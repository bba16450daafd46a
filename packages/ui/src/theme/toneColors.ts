import { css } from 'styled-components';
import { t } from '../tokens/tokens.ts';

/** Gives `--tone-surface`, `--tone-text` and `--tone-mark` of the family `data-tone` names. */
export const toneColors = css`
  --tone-surface: ${t.color.surfaceNeutral};
  --tone-text: ${t.color.textNeutral};
  --tone-mark: ${t.color.markNeutral};

  &[data-tone='warning'] {
    --tone-surface: ${t.color.surfaceWarning};
    --tone-text: ${t.color.textWarning};
    --tone-mark: ${t.color.markWarning};
  }

  &[data-tone='partner'] {
    --tone-surface: ${t.color.surfacePartner};
    --tone-text: ${t.color.textPartner};
    --tone-mark: ${t.color.markPartner};
  }

  &[data-tone='info'] {
    --tone-surface: ${t.color.surfaceInfo};
    --tone-text: ${t.color.textInfo};
    --tone-mark: ${t.color.markInfo};
  }

  &[data-tone='success'] {
    --tone-surface: ${t.color.surfaceSuccess};
    --tone-text: ${t.color.textSuccess};
    --tone-mark: ${t.color.markSuccess};
  }

  &[data-tone='danger'] {
    --tone-surface: ${t.color.surfaceDanger};
    --tone-text: ${t.color.textDanger};
    --tone-mark: ${t.color.markDanger};
  }
`;
