import type { Schemas } from '@portal/api';
import {
  type RequestSide,
  type RequestWait,
  requestEventText,
  requestTimeline,
  waitText,
} from '@portal/domain';
import { formatInstantDateTime } from '@portal/formats';
import { Button, Description, DescriptionList, Stack } from '@portal/ui';
import { useState } from 'react';
import { LastDay } from '../LastDay.tsx';

/** Steps that are shown before somebody asks for all. */
const SHOWN_STEPS = 6;

const SIDE_NAMES: Readonly<Record<RequestSide, string>> = {
  Fornecedor: 'Fornecedor',
  Comercial: 'Comercial',
  Contabilidade: 'Contabilidade',
};

const namesOf = (sides: readonly RequestSide[]) => sides.map((side) => SIDE_NAMES[side]).join(' e ');

/** How long a step was waited for, and from whom; nothing where nobody had to wait an hour. */
function waitedText({ sides, ms }: RequestWait): string {
  return sides.length === 0 || ms < 3_600_000 ? '' : `\nApós ${waitText(ms)} de espera: ${namesOf(sides)}`;
}

function timeText({ inicio, fim }: Schemas['RequestEvent']): string {
  const [first, last] = [formatInstantDateTime(inicio), formatInstantDateTime(fim)];
  return first === last ? first : `${first} até ${last}`;
}

interface RequestTimelineProps {
  request: Schemas['RegistrationRequestDetail'];
  /** The family that was asked for. */
  familyRequest: Schemas['FamilyRequestDetail'];
  /** From when to look. @default the clock of the device */
  now?: Date | undefined;
}

/** What happened to a family of a request: who did what, who was waited for and how long, and its last day. */
export function RequestTimeline({ request, familyRequest, now = new Date() }: RequestTimelineProps) {
  const [all, setAll] = useState(false);
  const { steps, waiting, totals, deadline } = requestTimeline(
    request,
    familyRequest.quantidadeCadastrada,
    now,
  );
  const newestFirst = steps.toReversed();
  const waitingText = waiting.sides.length > 0 && `${namesOf(waiting.sides)}, há ${waitText(waiting.ms)}`;
  return (
    <Stack>
      <DescriptionList
        columns={3}
        items={[
          { label: 'Aguarda', value: waitingText },
          {
            label: 'Prazo de envio',
            value: deadline.state === 'sent' ? 'Enviada' : <LastDay request={request} now={now} />,
          },
          {
            label: 'Tempo de espera',
            value: totals.map(({ side, ms }) => `${SIDE_NAMES[side]}: ${waitText(ms)}`).join('\n'),
          },
        ]}
      />
      <DescriptionList columns={1} aria-label="O que aconteceu">
        {(all ? newestFirst : newestFirst.slice(0, SHOWN_STEPS)).map(({ event, waited }) => (
          <Description
            key={`${event.tipo} ${event.inicio} ${event.autor} ${event.nome}`}
            label={[timeText(event), SIDE_NAMES[event.lado], event.autor].filter(Boolean).join(' · ')}
          >
            {`${requestEventText(event)}${waitedText(waited)}`}
          </Description>
        ))}
      </DescriptionList>
      {steps.length > SHOWN_STEPS && !all && (
        <div>
          <Button onClick={() => setAll(true)}>{`Mostrar os ${steps.length} passos`}</Button>
        </div>
      )}
    </Stack>
  );
}
