import { curveTableTexts } from '../data/curve-table/CurveTable.texts.ts';
import { dataTableTexts } from '../data/data-table/DataTable.texts.ts';
import { diffListTexts } from '../data/diff-list/DiffList.texts.ts';
import { savedViewsTexts } from '../data/saved-views/SavedViews.texts.ts';
import { selectionTableTexts } from '../data/selection-table/SelectionTable.texts.ts';
import { transferListsTexts } from '../data/transfer-lists/TransferLists.texts.ts';
import { blockedBranchesDialogTexts } from '../dialogs/blocked-branches-dialog/BlockedBranchesDialog.texts.ts';
import { categoryDialogTexts } from '../dialogs/category-dialog/CategoryDialog.texts.ts';
import { contactDialogTexts } from '../dialogs/contact-dialog/ContactDialog.texts.ts';
import { curveDetailDialogTexts } from '../dialogs/curve-detail-dialog/CurveDetailDialog.texts.ts';
import { denyDialogTexts } from '../dialogs/deny-dialog/DenyDialog.texts.ts';
import { managerDialogTexts } from '../dialogs/manager-dialog/ManagerDialog.texts.ts';
import { pendencyDialogTexts } from '../dialogs/pendency-dialog/PendencyDialog.texts.ts';
import { purchaseBlockDialogTexts } from '../dialogs/purchase-block-dialog/PurchaseBlockDialog.texts.ts';
import { statusSummaryDialogTexts } from '../dialogs/status-summary-dialog/StatusSummaryDialog.texts.ts';
import { notificationTexts } from '../feedback/notifications/Notifications.texts.ts';
import { documentViewerTexts } from '../files/document-viewer/DocumentViewer.texts.ts';
import { fileListTexts } from '../files/file-list/FileList.texts.ts';
import { photoGridTexts } from '../files/photo-grid/PhotoGrid.texts.ts';
import { uploadDropZoneTexts } from '../files/upload-drop-zone/UploadDropZone.texts.ts';
import { uploadTrayTexts } from '../files/upload-tray/UploadTray.texts.ts';
import { dateRangeFieldTexts } from '../inputs/date-range-field/DateRangeField.texts.ts';
import { dunFieldTexts } from '../inputs/dun-field/DunField.texts.ts';
import { gtinFieldTexts } from '../inputs/gtin-field/GtinField.texts.ts';
import { multiSelectTexts } from '../inputs/multi-select/MultiSelect.texts.ts';
import { richTextFieldTexts } from '../inputs/rich-text-field/RichTextField.texts.ts';
import { calendarTexts } from '../internal/calendar/Calendar.texts.ts';
import { chipsTexts } from '../internal/chips/Chips.texts.ts';
import { listboxTexts } from '../internal/listbox/Listbox.texts.ts';
import { numericFieldTexts } from '../internal/number/NumericField.texts.ts';
import { sectionListTexts } from '../layout/section-list/SectionList.texts.ts';
import { appShellTexts } from '../navigation/app-shell/AppShell.texts.ts';
import { commandPaletteTexts } from '../overlays/command-palette/CommandPalette.texts.ts';
import { unsavedChangesDialogTexts } from '../overlays/unsaved-changes-dialog/UnsavedChangesDialog.texts.ts';
import { batchPageTexts } from '../patterns/batch-page/BatchPage.texts.ts';
import { queuePageTexts } from '../patterns/queue-page/QueuePage.texts.ts';
import { wizardPageTexts } from '../patterns/wizard-page/WizardPage.texts.ts';
import { chartTexts } from './chartTexts.ts';
import { commonTexts } from './commonTexts.ts';
import { fieldTexts } from './fieldTexts.ts';
import { selectionTexts } from './selectionTexts.ts';
import { sharedTexts } from './sharedTexts.ts';
import { tableTexts } from './tableTexts.ts';

/**
 * Every text the library shows by itself; a component's own stand in its folder (`Foo.texts.ts`). Quoted texts of the
 * specification are exact.
 */
export const ptBr = {
  ...commonTexts,
  ...fieldTexts,
  ...tableTexts,
  ...selectionTexts,
  ...sharedTexts,
  ...chartTexts,
  ...curveTableTexts,
  ...dataTableTexts,
  ...diffListTexts,
  ...savedViewsTexts,
  ...selectionTableTexts,
  ...transferListsTexts,
  ...blockedBranchesDialogTexts,
  ...categoryDialogTexts,
  ...contactDialogTexts,
  ...curveDetailDialogTexts,
  ...denyDialogTexts,
  ...managerDialogTexts,
  ...pendencyDialogTexts,
  ...purchaseBlockDialogTexts,
  ...statusSummaryDialogTexts,
  ...notificationTexts,
  ...documentViewerTexts,
  ...fileListTexts,
  ...photoGridTexts,
  ...uploadDropZoneTexts,
  ...uploadTrayTexts,
  ...dateRangeFieldTexts,
  ...dunFieldTexts,
  ...gtinFieldTexts,
  ...multiSelectTexts,
  ...richTextFieldTexts,
  ...calendarTexts,
  ...chipsTexts,
  ...listboxTexts,
  ...numericFieldTexts,
  ...sectionListTexts,
  ...appShellTexts,
  ...commandPaletteTexts,
  ...unsavedChangesDialogTexts,
  ...batchPageTexts,
  ...queuePageTexts,
  ...wizardPageTexts,
};

export type Messages = typeof ptBr;

export type { ValueMessages } from './valueTexts.ts';
