import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  min-inline-size: 0;
`;

export const List = styled.div`
  display: flex;
  overflow-x: auto;
  border-block-end: 1px solid ${t.color.border};
  scroll-padding-inline: 40px;
  scrollbar-width: none;

  /* Where tabs are out of sight, the row fades. */
  --fade: linear-gradient(to right, transparent, #000 var(--fade-left, 0px), #000 calc(100% - var(--fade-right, 0px)), transparent);

  &[data-more~='start'] { --fade-left: 40px; mask-image: var(--fade); }

  &[data-more~='end'] { --fade-right: 40px; mask-image: var(--fade); }

  &:dir(rtl)[data-more~='start'] { --fade-left: 0px; --fade-right: 40px; }

  &:dir(rtl)[data-more='end'] { --fade-left: 40px; --fade-right: 0px; }

  &:dir(rtl)[data-more='start end'] { --fade-left: 40px; }

  /* On paper it names what is open. */
  @media print {
    --fade: none;

    & > [aria-selected='false'] { display: none; }
  }
`;

export const Tab = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${t.space[2]};
  flex: none;
  min-block-size: ${t.size.control};
  padding: 0 ${t.space[3]};
  border: 0;
  border-radius: ${t.radius.sm} ${t.radius.sm} 0 0;
  background: none;
  color: ${t.color.textMuted};
  font-weight: ${t.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  &:focus-visible { outline-offset: -2px; }

  & > svg { inline-size: 16px; block-size: 16px; }

  &:hover { color: ${t.color.text}; }

  &::after {
    content: '';
    position: absolute;
    inset-inline: ${t.space[3]};
    inset-block-end: 0;
    border-block-end: 2px solid transparent;
  }

  &[aria-selected='true'] { color: ${t.color.textAccent}; }

  &[aria-selected='true']::after { border-color: ${t.color.accent}; }

  &[aria-disabled='true'] {
    color: ${t.color.textDisabled};
    font-weight: ${t.weight.regular};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &::after { forced-color-adjust: none; }
    &[aria-selected='true']::after { border-color: Highlight; }
    &[aria-disabled='true'] { color: GrayText; }
  }
`;

export const Badge = styled.span`
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: ${t.radius.full};
  background: ${t.color.surfaceNeutral};
  color: ${t.color.textNeutral};
  font-size: ${t.font.xs};
  font-variant-numeric: tabular-nums;
  line-height: 18px;
`;

export const Panel = styled.div`
  padding-block-start: ${t.size.gap};
  border-radius: ${t.radius.sm};
  ${focusRing}
`;
