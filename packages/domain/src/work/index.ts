export { WORK_ITEMS, type WorkItem, type WorkKey, workOf } from './workItems.ts';
