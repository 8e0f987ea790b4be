import { withHolderQuery } from '@quayside/flow/internals/form-holder';
import { getScreenDefinition } from '@quayside/rules/flow-definition';
import { openingDefinition } from '@quayside/rules/flow-definitions/opening';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { w8benUpdateDefinition } from '@quayside/rules/internals/flow-definitions/w8ben-update';
import type { ToDo } from '@quayside/rules/internals/to-dos';
import { correctionPath, firstPath } from '../request-path.ts';

const { details, 'cfd-details': cfdDetails } = informationChangeDefinition.screens;

/** Returns the path of the page where the customer completes a to-do. For a margin call, returns the page with its positions. */
export function toDoPath(toDo: Exclude<ToDo, { readonly kind: 'pay-in' }>): string {
  switch (toDo.kind) {
    case 'margin-call':
      return toDo.account === 'cfd' ? cfdDetails.path : details.path;
    case 'sent-back':
    case 'documents-requested':
      return correctionPath(toDo);
    case 'w8ben':
      return withHolderQuery(getScreenDefinition(w8benUpdateDefinition, 'update').path, toDo.whose?.id);
    case 'assessment-expired':
      return firstPath({ flow: toDo.product });
    case 'second-holder':
      return toDo.way === 'own-login' ? firstPath({ flow: 'joint' }) : openingDefinition.screens['holders-board'].path;
    case 'draft':
      return firstPath(toDo);
  }
}
