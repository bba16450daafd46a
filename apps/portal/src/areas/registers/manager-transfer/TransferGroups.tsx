import { TRANSFER_REFUSALS } from '@portal/domain';
import { Banner, TransferLists } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { Announcement } from '../../../shared/announcement/Announcement.styles.ts';
import { notifyAtom } from '../../../shared/services/servicesAtom.ts';
import type { ManagerTransfer } from './managerTransfer.ts';
import { cutText, loadedText, NO_GROUPS_TEXT, noticeText } from './transferTexts.ts';

const NONE: readonly never[] = [];

/** The groups of the origin and those that are chosen of them (TRF-010 to TRF-022). */
export function TransferGroups({ transfer }: { transfer: ManagerTransfer }) {
  const groups = useAtomValue(transfer.groupsAtom);
  const [selected, setSelected] = useAtom(transfer.selectedAtom);
  const origin = useAtomValue(transfer.originAtom);
  const destination = useAtomValue(transfer.destinationAtom);
  const reading = useAtomValue(transfer.readingAtom) !== null;
  const notify = useAtomValue(notifyAtom);
  const same = origin !== null && origin.value === destination?.value;
  const cut = groups !== null && groups.total > groups.items.length;
  return (
    <>
      <TransferLists
        items={groups?.items ?? NONE}
        selected={selected}
        onSelectedChange={setSelected}
        onNotice={(notice) => {
          const { tone, text } = noticeText(notice);
          notify[tone](text);
        }}
        title="Grupos de Divisão"
        selectedTitle="Grupos de Divisão Selecionados"
        emptyText={groups ? NO_GROUPS_TEXT : 'Escolha o gestor de origem e carregue os grupos de divisão'}
        selectedEmptyText="Nenhum grupo de divisão selecionado"
        loading={reading}
        banner={
          same ? (
            <Banner tone="danger" title={TRANSFER_REFUSALS.same} />
          ) : (
            cut && <Banner tone="info" title={cutText(groups.items.length, groups.total)} />
          )
        }
      />
      <Announcement role="status">{groups && !reading && loadedText(groups.read)}</Announcement>
    </>
  );
}
