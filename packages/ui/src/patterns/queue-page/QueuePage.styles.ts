import { css, styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;
  scroll-margin-block-start: ${t.space[4]};
`;

export const Moves = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[2]};
`;

/** Beside the item its items to choose from, as `Split` has room for both; with less room a button that shows them. */
export const Choice = styled.div`
  position: relative;
  display: grid;
  gap: ${t.space[2]};

  & > button { justify-self: start; }

  @container (min-width: 840px) {
    & > button { display: none; }
  }
`;

/** Out of sight it keeps its size, by which a list knows what to show. */
export const Choices = styled.div`
  min-inline-size: 0;

  @container (max-width: 839.98px) {
    :not([data-open]) > & {
      position: absolute;
      inset: 0 0 auto;
      visibility: hidden;
    }
  }
`;

/** The list of keys: where fingers type it only takes the place of the moves. */
export const KeysHelp = styled.span`
  @media (hover: none) {
    display: none;
  }
`;

export const Position = styled.span`
  min-inline-size: 72px;
  font-weight: ${t.weight.medium};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const key = css`
  display: inline-grid;
  place-items: center;
  min-inline-size: 20px;
  block-size: 20px;
  padding-inline: ${t.space[1]};
  border: 1px solid currentColor;
  border-radius: ${t.radius.sm};
  font-family: inherit;
  font-size: ${t.font.xs};
  font-weight: ${t.weight.medium};
  line-height: 1;
`;

export const Key = styled.kbd`
  ${key}
`;

/** Only where there is a keyboard, as a finger has no use for it, and room beside the label. */
export const ButtonKey = styled.kbd`
  ${key}
  margin-inline-start: ${t.space[2]};

  @media (hover: none), (max-width: 480px) {
    display: none;
  }
`;

/** The bar of the decisions stays visible; a form in the item has its bar at its own end. */
export const Item = styled.article`
  --sticky-bar: static;

  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;

  &[data-stale] { opacity: 0.55; }
`;

export const ItemHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[2]} ${t.space[3]};
`;

export const ItemName = styled.h2`
  font-size: ${t.font.lg};
  overflow-wrap: anywhere;

  &:focus { outline: none; }
`;

export const Keys = styled.dl`
  display: grid;
  gap: ${t.space[2]};
`;

export const KeyRow = styled.div`
  display: grid;
  grid-template-columns: 40px 1fr;
  align-items: center;
`;
