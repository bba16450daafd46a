import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PRIVACY_CONTACT, PRIVACY_NOTICE_VERSION, privacyNotice } from './privacyNotice.ts';

const digest = createHash('sha256').update(JSON.stringify(privacyNotice)).digest('hex').slice(0, 16);

describe('the privacy notice (LGPD, D31)', () => {
  it('has the version that its text was given: another text takes another version and a new line here', () => {
    expect({ [PRIVACY_NOTICE_VERSION]: digest }).toEqual({ '2026-11-24': 'fe44a8a994b0ae83' });
  });

  it('says what the law asks for, each in a section of its own', () => {
    expect(privacyNotice.map(({ title }) => title)).toEqual([
      'Quem responde pelos dados',
      'Quais dados tratamos',
      'Para que usamos',
      'Com que base legal',
      'Com quem compartilhamos',
      'Por quanto tempo',
      'Seus direitos',
      'Contato',
    ]);
    for (const { paragraphs, items = [] } of privacyNotice) {
      expect([...paragraphs, ...items].length).toBeGreaterThan(0);
    }
    expect(JSON.stringify(privacyNotice)).toContain(PRIVACY_CONTACT);
  });
});
