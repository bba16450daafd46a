import { describe, expect, it } from 'vitest';
import { ptBr } from '../../locale/messages.ts';
import { batchCsv } from './batchFile.ts';
import { batchLines } from './batchOutcomes.ts';

describe('the list to download', () => {
  it('has a line for each item, with its state and why', () => {
    const lines = batchLines(
      [
        { id: 1, code: '0012', name: 'ARROZ', amount: 1234.5 },
        { id: 2, code: '0013', name: '=FEIJÃO', amount: 10, disabledReason: 'Sem preço' },
      ],
      [{ id: 1, ok: false, message: 'Já aprovada; veja o histórico' }],
    );
    expect(batchCsv(lines, ptBr).slice(1).trimEnd().split('\r\n')).toEqual([
      'Código;Item;Valor (R$);Situação;Motivo',
      '"=""0012""";ARROZ;1234,50;Falhou;"Já aprovada; veja o histórico"',
      '"=""0013""";\'=FEIJÃO;10,00;Impedido;Sem preço',
    ]);
  });

  it('says by which code a failure is found', () => {
    const lines = batchLines([{ id: 1, name: 'ARROZ' }], [{ id: 1, ok: false, errorCode: '7f3a9c21d4e8' }]);
    expect(batchCsv(lines, ptBr)).toContain('Item;Situação;Motivo;Código do erro\r\nARROZ;Falhou;;');
    expect(batchCsv(lines, ptBr)).toContain('7f3a9c21d4e8');
  });

  it('leaves out columns without values', () => {
    expect(batchCsv(batchLines([{ id: 1, name: 'ARROZ' }]), ptBr)).toContain('Item;Situação;Motivo\r\n');
  });
});
