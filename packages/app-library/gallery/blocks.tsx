import { InboxIcon, TrendingUpIcon, UsersIcon } from "lucide-react";
import type { ReactNode } from "react";
import { AccountMenu } from "@/components/auth/AccountMenu";
import { SignInForm } from "@/components/auth/SignInForm";
import { SignUpForm } from "@/components/auth/SignUpForm";
import { BarFigure } from "@/components/charts/BarFigure";
import { ChartCard } from "@/components/charts/ChartCard";
import { LineFigure } from "@/components/charts/LineFigure";
import { PieFigure } from "@/components/charts/PieFigure";
import { PersonAvatar } from "@/components/common/Avatar";
import { BoardCard } from "@/components/common/BoardCard";
import { BoardColumn } from "@/components/common/BoardColumn";
import { EmptyState } from "@/components/common/EmptyState";
import { MonthCalendar } from "@/components/common/MonthCalendar";
import { NoResults } from "@/components/common/NoResults";
import { Page } from "@/components/common/Page";
import { RandomButton } from "@/components/common/RandomButton";
import { SearchInput } from "@/components/common/SearchInput";
import { Section } from "@/components/common/Section";
import { ShareBar } from "@/components/common/ShareBar";
import { Stars } from "@/components/common/Stars";
import { StatCard } from "@/components/common/StatCard";
import { FileUploads } from "@/components/files/FileUploads";
import { MailBox } from "@/components/mail/MailBox";
import { NoticeList } from "@/components/notices/NoticeList";
import { NotificationBell } from "@/components/notices/NotificationBell";
import { ProfileForm } from "@/components/personal/ProfileForm";
import { SettingsForm } from "@/components/personal/SettingsForm";
import { Picture } from "@/components/pictures/Picture";
import { QuizPlayer } from "@/components/quiz/QuizPlayer";
import { CartButton } from "@/components/shop/CartButton";
import { inDays } from "@/data/relative-days";
import { updatePerson } from "@/data/session";

const MONTHS = [
  { name: "January", value: 1200 },
  { name: "February", value: 1850 },
  { name: "March", value: 1420 },
  { name: "April", value: 2100 },
];

const QUESTIONS = [
  {
    text: "Which planet is the largest?",
    options: ["Mars", "Jupiter", "Venus"],
    answer: 1,
    why: "It is heavier than all the others together.",
  },
];

const ignore = () => undefined;

export const BLOCKS: Readonly<Record<string, ReactNode>> = {
  Page: (
    <Page title="Our recipes" intro="Simple food for busy evenings.">
      <Section title="This week" text="Chosen by the people who cook it.">
        <p>What the section holds.</p>
      </Section>
    </Page>
  ),
  StatCard: (
    <div className="grid gap-4 sm:grid-cols-2">
      <StatCard label="Members" value="1,284" icon={UsersIcon} />
      <StatCard label="Growth" value="12 %" icon={TrendingUpIcon} />
    </div>
  ),
  Charts: (
    <div className="grid gap-6 md:grid-cols-2">
      <ChartCard title="Income by month">
        <BarFigure label="Income" data={MONTHS} />
      </ChartCard>
      <ChartCard title="Over time">
        <LineFigure label="Income" data={MONTHS} />
      </ChartCard>
      <ChartCard title="Shares">
        <PieFigure label="Income" data={MONTHS} />
      </ChartCard>
    </div>
  ),
  Pictures: (
    <div className="grid gap-4 sm:grid-cols-3">
      {["Ada Lind", "Ben Roth", "Mia Berg"].map((name) => (
        <Picture key={name} image="person" name={name} className="aspect-[4/3] rounded-xl" />
      ))}
    </div>
  ),
  SmallParts: (
    <div className="flex flex-wrap items-center gap-6">
      <PersonAvatar name="Ada Lind" />
      <Stars value={4} />
      <ShareBar value={62} label="Reached" />
      <SearchInput label="Search recipes" value="" onChange={ignore} />
      <CartButton />
      <NotificationBell />
      <AccountMenu />
    </div>
  ),
  EmptyState: <EmptyState icon={InboxIcon} title="No recipes yet" text="Add the first one to get started." />,
  NoResults: <NoResults title="No recipes found" onReset={ignore} />,
  Board: (
    <div className="grid gap-4 sm:grid-cols-2">
      <BoardColumn title="To do" count={1} onDropCard={ignore}>
        <BoardCard id="1">
          <p className="rounded-lg border bg-card p-3">Write the plan</p>
        </BoardCard>
      </BoardColumn>
      <BoardColumn title="Done" count={0} onDropCard={ignore}>
        {null}
      </BoardColumn>
    </div>
  ),
  MonthCalendar: <MonthCalendar entries={[{ id: "1", day: inDays(2), title: "Choir practice" }]} />,
  RandomButton: (
    <RandomButton records={[{ id: "1", title: "Leek soup", facts: [["Minutes", "25"]], path: "/" }]} />
  ),
  QuizPlayer: <QuizPlayer name="gallery" questions={QUESTIONS} />,
  MailBox: <MailBox />,
  NoticeList: <NoticeList />,
  ProfileForm: <ProfileForm onSave={updatePerson} />,
  SettingsForm: <SettingsForm />,
  SignInForm: <SignInForm />,
  SignUpForm: <SignUpForm />,
  FileUploads: <FileUploads />,
};
