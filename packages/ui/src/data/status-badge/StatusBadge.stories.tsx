import { Lock } from 'lucide-react';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = preview.meta({
  title: 'Data/StatusBadge',
  component: StatusBadge,
  args: { children: 'Em análise' },
});

/** A status with its dot. */
export const Default = meta.story({ args: { tone: 'info' } });

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { tone: 'neutral', icon: <Lock aria-hidden="true" />, children: 'Bloqueado' },
});

/** Waits for us. */
export const Warning = meta.story({ args: { tone: 'warning', children: 'Aguardando análise' } });

/** Waits for the supplier. */
export const Partner = meta.story({ args: { tone: 'partner', children: 'Aguardando fornecedor' } });

/** Done. */
export const Success = meta.story({ args: { tone: 'success', children: 'Aprovado' } });

/** Refused. */
export const Danger = meta.story({ args: { tone: 'danger', children: 'Reprovado' } });

/** A long status wraps. */
export const LongContent = meta.story({
  args: {
    tone: 'partner',
    children: 'Aguardando o fornecedor corrigir os documentos',
    style: { maxInlineSize: '160px' },
  },
});

/** Every tone, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="tones">
        <StatusBadge>Rascunho</StatusBadge>
        <StatusBadge tone="warning">Aguardando análise</StatusBadge>
        <StatusBadge tone="partner">Aguardando fornecedor</StatusBadge>
        <StatusBadge tone="info">Em análise</StatusBadge>
        <StatusBadge tone="success">Aprovado</StatusBadge>
        <StatusBadge tone="danger">Reprovado</StatusBadge>
        <StatusBadge icon={<Lock aria-hidden="true" />}>Bloqueado</StatusBadge>
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
