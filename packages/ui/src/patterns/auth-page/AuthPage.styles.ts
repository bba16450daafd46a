import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${t.color.surfacePage};
  color: ${t.color.text};

  @media (min-width: 1024px) {
    flex-direction: row;
  }
`;

export const Panel = styled.header`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: ${t.space[4]};

  @media (min-width: 1024px) {
    inline-size: 40%;
    max-inline-size: 640px;
    padding: ${t.space[10]} ${t.space[12]};
    border-inline-end: 1px solid ${t.color.border};
    background: ${t.color.surfaceSelected};
  }
`;

export const Brand = styled.div`
  font-size: ${t.font.lg};
  font-weight: ${t.weight.semibold};
  letter-spacing: -0.01em;
`;

export const Drawing = styled.svg`
  display: none;
  inline-size: 100%;
  max-inline-size: 424px;
  fill: ${t.color.surfaceSelected};
  stroke: ${t.color.accent};
  stroke-width: 1;
  opacity: 0.55;

  @media (min-width: 1024px) {
    display: block;
  }
`;

export const Main = styled.main`
  display: flex;
  flex: 1;
  align-items: flex-start;
  justify-content: center;
  padding: ${t.space[4]};

  @media (min-width: 640px) {
    padding: ${t.space[8]};
  }

  @media (min-width: 1024px) {
    align-items: center;
  }
`;

export const Card = styled.div`
  inline-size: 100%;
  max-inline-size: 440px;

  @media (min-width: 640px) {
    padding: ${t.space[8]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.card};
    background: ${t.color.surfaceCard};
  }
`;

export const Title = styled.h1`
  font-size: ${t.font.xxl};
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;

  &:focus { outline: none; }
`;

export const Description = styled.p`
  margin-block-start: ${t.space[2]};
  color: ${t.color.textMuted};
`;

export const Content = styled.div`
  margin-block-start: ${t.space[6]};
`;

export const Footer = styled.div`
  margin-block-start: ${t.space[6]};
  padding-block-start: ${t.space[4]};
  border-block-start: 1px solid ${t.color.border};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
`;
