import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import CameraOff from 'lucide-react/icons/camera-off';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Delete from 'lucide-react/icons/delete';
import Diff from 'lucide-react/icons/diff';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eraser from 'lucide-react/icons/eraser';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import Flashlight from 'lucide-react/icons/flashlight';
import Globe from 'lucide-react/icons/globe';
import Image from 'lucide-react/icons/image';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Search from 'lucide-react/icons/search';
import Timer from 'lucide-react/icons/timer';
import TimerOff from 'lucide-react/icons/timer-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import Video from 'lucide-react/icons/video';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';

/** An icon and its meaning. */
export type IconUse = {
  /** The file name in lucide-react. Each icon has a separate import, because the barrel contains two thousand icons. */
  name: string;
  Icon: typeof Check;
  /** The meaning of the icon, which is the same in all components. */
  means: string;
};

/** All icons of the components, grouped by purpose. `icon-set.test.ts` fails if an icon is missing or unused. */
export const iconSet: readonly { title: string; icons: readonly IconUse[] }[] = [
  {
    title: 'Navigation',
    icons: [
      { name: 'chevron-left', Icon: ChevronLeft, means: 'back' },
      { name: 'chevron-right', Icon: ChevronRight, means: 'open a page; the next month' },
      { name: 'chevron-down', Icon: ChevronDown, means: 'open a list or details' },
      { name: 'arrow-up', Icon: ArrowUp, means: 'a price that rises' },
      { name: 'arrow-down', Icon: ArrowDown, means: 'a price that falls; the end of a text' },
      { name: 'external-link', Icon: ExternalLink, means: 'opens in a new window' },
      { name: 'x', Icon: X, means: 'close, clear' },
    ],
  },
  {
    title: 'Actions',
    icons: [
      { name: 'search', Icon: Search, means: 'search' },
      { name: 'plus', Icon: Plus, means: 'add one' },
      { name: 'minus', Icon: Minus, means: 'subtract one' },
      { name: 'check', Icon: Check, means: 'chosen, done' },
      { name: 'ellipsis', Icon: Ellipsis, means: 'actions for a row' },
      { name: 'maximize-2', Icon: Maximize2, means: 'the whole picture' },
      { name: 'refresh-cw', Icon: RefreshCw, means: 'refresh' },
      { name: 'rotate-ccw', Icon: RotateCcw, means: 'try again, upload again' },
      { name: 'undo-2', Icon: Undo2, means: 'undo the last stroke' },
      { name: 'eraser', Icon: Eraser, means: 'start over' },
      { name: 'diff', Icon: Diff, means: 'change the sign of an amount' },
      { name: 'delete', Icon: Delete, means: 'delete the last digit' },
      { name: 'zoom-in', Icon: ZoomIn, means: 'zoom in' },
      { name: 'zoom-out', Icon: ZoomOut, means: 'zoom out' },
    ],
  },
  {
    title: 'Status',
    icons: [
      { name: 'info', Icon: Info, means: 'information' },
      { name: 'circle-check', Icon: CircleCheck, means: 'success' },
      { name: 'triangle-alert', Icon: TriangleAlert, means: 'warning' },
      { name: 'circle-alert', Icon: CircleAlert, means: 'error' },
      { name: 'circle-x', Icon: CircleX, means: 'not accepted' },
      { name: 'lock', Icon: Lock, means: 'unavailable' },
      { name: 'pencil', Icon: Pencil, means: 'correction needed' },
      { name: 'clock', Icon: Clock, means: 'in progress' },
      { name: 'circle-question-mark', Icon: CircleHelp, means: 'definition of a term' },
    ],
  },
  {
    title: 'Objects',
    icons: [
      { name: 'camera', Icon: Camera, means: 'take a photo' },
      { name: 'camera-off', Icon: CameraOff, means: 'no camera' },
      { name: 'flashlight', Icon: Flashlight, means: 'the light of the camera' },
      { name: 'timer', Icon: Timer, means: 'automatic photo' },
      { name: 'timer-off', Icon: TimerOff, means: 'manual photo' },
      { name: 'image', Icon: Image, means: 'a picture' },
      { name: 'video', Icon: Video, means: 'a video' },
      { name: 'file-text', Icon: FileText, means: 'a document' },
      { name: 'file-up', Icon: FileUp, means: 'choose a file' },
      { name: 'book-open', Icon: BookOpen, means: 'read an agreement' },
      { name: 'calendar-days', Icon: CalendarDays, means: 'choose a day' },
      { name: 'globe', Icon: Globe, means: 'language' },
    ],
  },
];
