import {
  accountingFields,
  accountingForm,
  accountingSchema,
  draftSchema,
  fieldLines,
  SIMPLES,
  SIMPLES_NACIONAL,
  settleAccounting,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { registrationAt } from '../../../../shared/stories/registrations.ts';

const { fornecedor } = registrationAt('AguardandoSegundaAnalise', { fornecedor: { suframa: ' 20.0001-8 ' } });

describe('the form of step 4', () => {
  it('starts as one that pays ICMS and has no other answer (ST4-005)', () => {
    const form = accountingForm(registrationAt('Novo').fornecedor);
    expect(form).toMatchObject({ contribuinteIcms: true, temConvenioComEstado: null, cnae: { id: null } });
    expect(form.segmento, 'until step 1 has one (ST4-035)').toBe('Industria');
    expect(accountingForm(registrationAt('AprovadoPrimeiraAnalise').fornecedor).segmento).toBe('Industria');
  });

  it('is sent back as it was read, the SUFRAMA number too, without the spaces around it (ST4-034, G-28, G-29, D24)', () => {
    expect(accountingSchema.parse(accountingForm(fornecedor))).toEqual({
      segmento: fornecedor.segmento,
      inscricaoMunicipal: fornecedor.inscricaoMunicipal,
      contribuinteIcms: true,
      cnae: { id: 1 },
      regimeDeclaracaoPisConfins: 'SimplesNacional',
      aliquota: { id: 3 },
      porte: 'EmpresaPequenoPorte',
      receitaBrutaAnual: 'De360MilA4Milhoes800Mil',
      regimeTributario: 'Simples',
      temConvenioComEstado: false,
      codigoRegime: null,
      utilizaRegraFiscalEntradaNf: null,
      suframa: '20.0001-8',
      contatos: fornecedor.contatosPorTipo.Contabil,
    });
  });

  it('follows the PIS/COFINS regime, off and on again (ST4-019 to ST4-023, FRM-35)', () => {
    const form = accountingForm(fornecedor);
    const off = { ...form, regimeDeclaracaoPisConfins: 'Cumulativo' };
    expect(settleAccounting(off)).toEqual({ regimeTributario: null, aliquota: { id: null } });
    const on = { ...off, ...settleAccounting(off), regimeDeclaracaoPisConfins: SIMPLES_NACIONAL };
    expect(settleAccounting(on)).toEqual({ regimeTributario: SIMPLES, aliquota: { id: null } });
    expect(settleAccounting(form)).toEqual({ regimeTributario: SIMPLES, aliquota: { id: 3 } });
  });

  it('has labels of its own for all that is shown, in words', () => {
    const fields = fieldLines(accountingFields);
    const names = {
      option: (list: string, id: string) => `${list} ${id}`,
      record: (field: string, id: number) => `${field} ${id}`,
    };
    const labels = fields.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(fields.map(({ text }) => text(accountingForm(fornecedor), names))).toEqual([
      '1234567',
      'Sim',
      'cnae.id 1',
      'regimeDeclaracao SimplesNacional',
      'aliquota.id 3',
      'portes EmpresaPequenoPorte',
      'receitasBrutasAnuais De360MilA4Milhoes800Mil',
      'regimesTributarios Simples',
      'Não',
      '',
      null,
      'JOÃO ALVES · fiscal@panelasdaserra.com.br · (31) 99887-7665',
    ]);
  });

  it('is kept as a draft but for what no screen shows', () => {
    const { segmento: _segmento, suframa: _suframa, ...shown } = accountingForm(fornecedor);
    expect(draftSchema(accountingFields).parse(accountingForm(fornecedor))).toEqual(shown);
  });
});
