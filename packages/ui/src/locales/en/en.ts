import type { Locale } from '../../locale/Locale.ts';
import { enTexts } from './enTexts.ts';

/** The library in English, with amounts in reais and instants in São Paulo. */
export const en: Locale = { tag: enTexts.formats.tag, messages: enTexts };
