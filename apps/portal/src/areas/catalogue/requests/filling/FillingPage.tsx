import { REFUSED_TEXTS, sendsRequests, statusForSupplier } from '@portal/domain';
import { Banner, Card, RecordPage, Skeleton, Stack, StatusBadge, Tabs } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { lazyPart } from '../../../../shared/loading/lazyPart.ts';
import { TIMELINE_TAB } from '../requestList.ts';
import { registrationStatus } from '../requestStatus.ts';
import { RequestSending, RequestSendingQuestion } from '../sending/RequestSending.tsx';
import type { Filling } from './createFilling.ts';
import { FillingFacts } from './FillingFacts.tsx';
import * as S from './FillingPage.styles.ts';
import { SendingRefusal } from './SendingRefusal.tsx';

const FamilyFormView = lazyPart(
  async () => (await import('../../families/form/FamilyFormView.tsx')).FamilyFormView,
);
const RequestedProducts = lazyPart(
  async () => (await import('../products/RequestedProducts.tsx')).RequestedProducts,
);

const RequestTimeline = lazyPart(
  async () => (await import('../timeline/RequestTimeline.tsx')).RequestTimeline,
);

/** Focuses what stands there while products come. One function, so that focus is not taken with each drawing of it. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** The content of a tab, whose code comes with it: the tabs stay, and with them the focus. */
const coming = (content: ReactNode) => (
  <Suspense fallback={<Skeleton shape="block" height={320} />}>{content}</Suspense>
);

/** A family of a request, its products, as they are filled in before the request is sent, and its time line (FMC-014, RTE-006, X-08). */
export function FillingPage({ filling }: { filling: Filling }) {
  const page = useAtomValue(filling.pageAtom);
  const [openTab, setTab] = useAtom(filling.openTabAtom);
  // The form of a family is drawn in slices, between which the browser answers; until it is there, what was there stays.
  const { title, backHref, filled, reading, tab } = useDeferredValue(
    useMemo(() => ({ ...page, tab: openTab }), [page, openTab]),
  );
  /** The family was just created: its form, with the focused button, gives way to the products. */
  const [wentOn, setWentOn] = useState(false);
  const sends = sendsRequests(useAtomValue(rolesAtom));
  if (!filled) return <RecordPage title={title} backHref={backHref} {...reading} />;

  const { request, familyRequest, family, access, sending, missing, awaited, draftPage } = filled;
  const { tone, label } = registrationStatus(...statusForSupplier(familyRequest));
  return (
    <RecordPage
      title={title}
      backHref={backHref}
      status={<StatusBadge tone={tone}>{label}</StatusBadge>}
      actions={sends && <RequestSending request={sending.request} />}
      description={
        sends && !request.cadastroEnviado && sending.refusal !== null ? (
          <SendingRefusal refusal={sending.refusal} missing={missing} awaited={awaited} />
        ) : undefined
      }
      {...reading}
    >
      <Stack gap="lg">
        {familyRequest.status === 'Recusado' && (
          <Banner tone="danger" title="Família recusada">
            Os produtos dela não serão analisados. {REFUSED_TEXTS.family}
          </Banner>
        )}
        <FillingFacts request={request} familyRequest={familyRequest} />
        <Tabs
          label="Cadastro da família"
          value={tab}
          onValueChange={(chosen) => {
            setWentOn(false);
            setTab(chosen);
          }}
          tabs={[
            {
              id: 'familia',
              label: 'Família',
              content: coming(
                <FamilyFormView
                  key={family?.id ?? 'nova'}
                  family={family}
                  page={draftPage}
                  inRequest={{ familyRequestId: familyRequest.id, access, filling: true }}
                  onCreated={() => {
                    setWentOn(true);
                    setTab('produtos'); // the save has read the request again
                  }}
                />,
              ),
            },
            {
              id: 'produtos',
              label: 'Produtos',
              badge: `${familyRequest.quantidadeCadastrada}/${familyRequest.quantidadeCadastroProduto}`,
              disabled: family === null,
              disabledReason: family === null ? (access.productsReason ?? undefined) : undefined,
              content: family && (
                <S.Products
                  role="group"
                  aria-label="Produtos da família"
                  tabIndex={-1}
                  ref={wentOn ? takeFocus : undefined}
                >
                  {coming(
                    <RequestedProducts
                      familyRequest={familyRequest}
                      family={family}
                      access={access}
                      sentFamily={request.cadastroEnviado ? familyRequest.status : null}
                      focused={wentOn}
                    />,
                  )}
                </S.Products>
              ),
            },
            {
              id: TIMELINE_TAB,
              label: 'Linha do tempo',
              content: coming(
                <Card>
                  <RequestTimeline request={request} familyRequest={familyRequest} />
                </Card>,
              ),
            },
          ]}
        />
      </Stack>
      <RequestSendingQuestion />
    </RecordPage>
  );
}
