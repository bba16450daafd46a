import { styled } from 'styled-components';
import { coveringLink } from '../../theme/coveringLink.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: ${t.size.gap};
  padding: ${t.size.gap} ${t.size.section};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};

  @media (max-width: 639.98px) {
    grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
    column-gap: ${t.space[3]};
    padding-inline: ${t.space[4]};
  }

  /* A telephone has room for two: the one with the longer code takes what it needs. */
  @media (min-width: 358px) and (max-width: 509.98px) { grid-template-columns: repeat(2, minmax(auto, 1fr)); }

  /** Pressable parts have their own padding. */
  &:has(a) {
    grid-template-columns: repeat(auto-fit, minmax(min(136px, 100%), 1fr));
    gap: ${t.space[1]};
    padding: ${t.space[2]};
  }
`;

export const Item = styled.div`
  position: relative;
  border-radius: ${t.radius.control};
  overflow-wrap: anywhere;

  &:has(a) { padding: ${t.space[2]}; }

  &:has(a:hover) { background: ${t.color.surfaceHover}; }

  &[data-current] {
    background: ${t.color.surfaceSelected};
    box-shadow: inset 0 0 0 1px ${t.color.accent};
  }
`;

export const Title = styled.dt`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const Explained = styled.span`
  position: relative;
  border-radius: ${t.radius.sm};
  text-decoration: underline dotted 1px;
  text-underline-offset: 3px;
  cursor: help;
  ${focusRing}
`;

export const HiddenText = styled.span`
  ${visuallyHidden}
`;

export const Value = styled.dd`
  margin-block-start: 2px;
  color: ${t.color.text};
  font-weight: ${t.weight.medium};
  font-variant-numeric: tabular-nums;

  &[data-code] { white-space: nowrap; }

  @media (max-width: 639.98px) { font-size: ${t.font.sm}; }

  ${Root}[data-variant='counts'] & {
    font-size: ${t.font.xxl};
    font-weight: ${t.weight.semibold};
    line-height: ${t.line.tight};

    /* Two to a row: an amount of six figures is not broken. */
    @media (max-width: 639.98px) { font-size: ${t.font.lg}; }
  }
`;

export const Lead = styled.a`
  color: ${t.color.textAccent};
  ${coveringLink}
`;
