import type { Schemas } from '@portal/api';
import { EMPTY_TEXT, formatPercent, type PercentDecimals } from '@portal/domain';

type Dimensions = Pick<Schemas['Family'], 'altura' | 'largura' | 'comprimento' | 'peso'>;

const numberFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const measureFormat = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A text as it is, or the dash of an empty value. */
export function textOrDash(text: string | null | undefined): string {
  return text || EMPTY_TEXT;
}

/** A number in pt-BR with as many of its decimals as it has, two at most. */
export function numberText(value: number | null): string {
  return value === null ? EMPTY_TEXT : numberFormat.format(value);
}

/** A percent number with its sign. */
export function percentText(value: number | null, decimals: PercentDecimals): string {
  return value === null ? EMPTY_TEXT : `${formatPercent(value, decimals)} %`;
}

export function yesOrNo(value: boolean): string {
  return value ? 'Sim' : 'Não';
}

function measure(value: number | null, unit: string): string {
  return value === null ? EMPTY_TEXT : `${measureFormat.format(value)} ${unit}`;
}

/** Dimensions in centimetres and weight in grams, two decimals (FND-090, FND-091). */
export function measures({ altura, largura, comprimento, peso }: Dimensions) {
  return [
    { label: 'Altura', value: measure(altura, 'cm') },
    { label: 'Largura', value: measure(largura, 'cm') },
    { label: 'Comprimento', value: measure(comprimento, 'cm') },
    { label: 'Peso', value: measure(peso, 'g') },
  ];
}
