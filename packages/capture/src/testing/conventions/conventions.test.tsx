import { testConventions } from '@quayside/ui/testing/conventions/test-conventions';
import exportedNames from '../../../EXPORTS.txt?raw';

const modules = import.meta.glob<Record<string, unknown>>([
  '../../*/*.tsx',
  '!../../*/*.{test,stories,guide}.tsx',
  '!../../testing/**/*.tsx',
]);

testConventions({
  modules,
  exportedNames,
  samples: {
    'document-example DocumentDrawing': { props: { subject: 'passport' }, element: 'svg' },
    'document-example DocumentExample': { props: { subject: 'passport' }, element: 'div' },
    'document-uploader DocumentUploader': {
      props: { label: 'Answer', upload: () => undefined },
      element: 'fieldset',
      stores: 'value',
      sends: { defaults: { defaultValue: { documentId: 'd1', kind: 'pdf' } }, entries: [['answer', 'd1']] },
    },
  },
  exceptions: {
    'camera-capture CameraCapture': 'It fills the page with the picture of a camera.',
    'document-camera DocumentCamera': 'It fills the screen with the picture of a camera.',
    'document-part DocumentPart': 'It renders nothing for a document without the part.',
    'document-preview DocumentPreview': 'Its element depends on the kind of file.',
  },
});
