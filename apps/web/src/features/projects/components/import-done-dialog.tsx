import { fillText, type ImportReport } from '@loam/contract';
import {
  Badge,
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  scrollRegion,
} from '@loam/ui';
import { CircleCheck, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { bringsBackend, type ReportNote, reportFacts, reportNotes } from '../model/import-report.ts';
import { projectTexts } from '../texts.data.ts';

export interface ImportDoneDialogProps {
  readonly title: string;
  readonly report: ImportReport;
  /** `cloud`: where the backend that it brings is set up. */
  readonly onOpen: (view?: 'cloud') => void;
}

const words = projectTexts.import.done;
const icons: Readonly<Record<ReportNote['tone'], { readonly Icon: LucideIcon; readonly colour: string }>> = {
  mended: { Icon: CircleCheck, colour: 'text-success' },
  attention: { Icon: TriangleAlert, colour: 'text-warning' },
  blocking: { Icon: OctagonAlert, colour: 'text-danger' },
};

/** What came, what was mended, and what to look at. */
export function ImportDoneDialog({ title, report, onOpen, onClose }: ImportDoneDialogProps & DialogProps) {
  const notes = reportNotes(report);
  const brings = bringsBackend(report);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="text-pretty break-words">
            {fillText(words.title, { name: title })}
          </DialogTitle>
          <DialogDescription>{notes.length === 0 ? words.clean : words.notes}</DialogDescription>
        </DialogHeader>
        <ul className="flex flex-wrap gap-1.5">
          {reportFacts(report).map((fact) => (
            <li key={fact}>
              <Badge variant="outline">{fact}</Badge>
            </li>
          ))}
        </ul>
        {notes.length === 0 ? null : (
          // Only this part scrolls: what came and what to do next stay in sight, and it begins at its beginning.
          <div
            {...scrollRegion(words.notes)}
            className="focus-ring-inset max-h-[50dvh] overflow-y-auto rounded-lg border border-border"
          >
            <ul className="flex flex-col divide-y divide-border">
              {notes.map((note) => (
                <Note key={note.code} note={note} />
              ))}
            </ul>
          </div>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {words.later}
          </Button>
          <Button
            variant="primary"
            autoFocus
            onClick={() => {
              onClose();
              onOpen(brings ? 'cloud' : undefined);
            }}
          >
            {brings ? words.setUpBackend : words.open}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Note({ note }: { readonly note: ReportNote }) {
  const { Icon, colour } = icons[note.tone];
  return (
    <li className="flex gap-3 p-3">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${colour}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-medium">
          <span className="sr-only">{words.tones[note.tone]}: </span>
          {note.title}
        </p>
        <p className="text-sm text-pretty text-muted-foreground">{note.detail}</p>
        <ul className="flex flex-col gap-0.5 text-xs text-muted-foreground">
          {note.places.map(({ path, reason }) => (
            <li key={path}>
              <code className="font-mono wrap-anywhere">{path}</code>
              {reason === undefined ? null : `: ${reason}`}
            </li>
          ))}
          {note.morePlaces === 0 ? null : <li>{fillText(words.morePlaces, { count: note.morePlaces })}</li>}
        </ul>
      </div>
    </li>
  );
}
