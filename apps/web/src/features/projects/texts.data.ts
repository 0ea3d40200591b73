import { limits, texts } from '@loam/contract';

/** What the screens around projects say, apart from the texts of the specification. */
export const projectTexts = {
  prompt: {
    title: 'What do you want to build?',
    label: 'Describe your app',
    placeholder: 'Describe the app you have in mind. Who is it for, and what should it do?',
    send: 'Build it',
    failed: 'The project could not be created. What you wrote is still here.',
    startEmpty: 'Start empty',
    startFromTemplate: 'Start from a template',
    import: 'Import a project',
    examplesLabel: 'Examples',
  },
  visibility: {
    label: 'Visibility',
    names: {
      public: 'Public',
      private: texts.visibility.labels.private,
      draft: texts.visibility.labels.draft,
    },
    descriptions: {
      public: 'Anyone can view it, earlier versions included. Members of the workspace can edit.',
      private: 'Only members of the workspace and people you invite.',
      draft: 'Only you and people you invite.',
    },
    failed: 'The visibility was not changed',
  },
  share: {
    copy: 'Copy link',
    copied: 'Link copied',
    audience: {
      public: 'Anyone with the link can view this project.',
      private: 'Members of {workspace} can open this link.',
      draft: 'You and the people you invited can open this link.',
    },
  },
  remix: {
    action: 'Remix',
    title: 'Remix this project',
    detail:
      'becomes the beginning of a project of your own: its files as they are now and the structure of its backend. Its data, its chat and its earlier versions stay behind.',
    editorDetail:
      'becomes the beginning of a project of your own, with its files and the structure of its backend. Its data, chat, secrets and collaborators stay behind.',
    start: 'What it begins with',
    starts: {
      history: {
        title: 'With its history',
        description:
          'Every earlier version comes along and can be restored. People who can open your remix can look at them, too.',
      },
      clean: {
        title: 'Clean start',
        description: 'The files as they are now become the first version.',
      },
    },
    where: 'Where to',
    noPlace:
      'The original is not public, and none of your workspaces is on a plan that keeps a remix of it private.',
    done: 'Your remix is ready',
    failed: 'Your remix could not be made',
    from: 'Remixed from {project}',
    once: 'Remixed once',
    times: 'Remixed {n} times',
  },
  list: {
    title: 'Projects',
    search: 'Search projects',
    sort: 'Sort by',
    sorts: { updated_at: 'Last edited', created_at: 'Date created', name: 'Name' },
    visibilityFilter: 'Show',
    anyVisibility: 'All projects',
    failed: 'Your projects could not be loaded',
    moreFailed: 'More projects could not be loaded',
    empty: 'Your first project starts here',
    emptyDetail:
      'Describe an app above, or start from a template. Everything you make in this workspace is listed here.',
    noMatch: 'No project matches',
    noMatchDetail: 'Try another word, or show projects of every visibility.',
    clear: 'Clear filters',
    recentlyDeleted: 'Recently deleted',
  },
  deleted: {
    title: 'Recently deleted',
    detail: 'Deleted projects can be restored for 7 days. After that they are gone for good.',
    empty: 'Nothing was deleted in the last 7 days.',
    failed: 'Deleted projects could not be loaded',
    restore: 'Restore',
    restored: 'Project restored',
    undo: 'Undo',
  },
  actions: {
    open: 'Open',
    rename: 'Rename',
    duplicate: 'Duplicate',
    remix: 'Remix',
    move: 'Move to workspace',
    visibility: 'Visibility',
    delete: 'Delete',
  },
  rename: {
    title: 'Rename project',
    displayName: 'Name',
    slug: 'Address',
    slugHint: `Lowercase letters, numbers and hyphens, at most ${limits.slug.maxCharacters} characters.`,
    detail: 'The name is what people read. The address is unique and stands in links.',
    suggest: 'Use the name',
    save: 'Save',
    saved: 'Project renamed',
  },
  remove: {
    title: 'Delete this project?',
    detail: 'and everything in it will be deleted. You can restore it for 7 days.',
    confirm: 'Delete project',
    done: 'Project deleted',
    doneDetail: 'It can be restored for 7 days.',
  },
  move: {
    title: 'Move to another workspace',
    detail: 'Its members can open the project afterwards. Collaborators move with it.',
    nowhere: 'You belong to no other workspace. Create one first, or ask to be invited.',
    noRight: 'You may not create projects there.',
    confirm: 'Move project',
    done: 'Moved to',
  },
  template: {
    title: 'Start from a template',
    detail: 'A starting point with its first message already written. You can change everything later.',
  },
  import: {
    title: 'Import a project',
    detail:
      'A web app that exists already. Its files become the first version here; the original stays as it is.',
    sourceLabel: 'Where it comes from',
    sources: { zip: 'ZIP file', git: 'Git repository' },
    file: 'Archive',
    fileHint: 'A ZIP of the project’s folder, up to 200 MB. Installed packages and builds are left out.',
    chooseFile: 'Choose a ZIP file',
    orDrop: 'or drop it here',
    otherFile: 'Choose another',
    address: 'Address',
    addressHint: 'A repository that anyone can read. Only its newest state is taken, not its history.',
    addressPlaceholder: 'https://github.com/name/project',
    branch: 'Branch',
    branchHint: 'The main branch when empty.',
    start: 'Import',
    stop: 'Stop',
    failed: 'The project was not imported',
    phases: {
      sending: 'Sending the file,',
      unpacking: 'Unpacking and looking through the files',
      reading: 'Reading the repository',
    },
    faults: {
      noFile: 'Choose a ZIP file first.',
      noZip: 'This is not a ZIP file. Pack the project’s folder as a ZIP and choose that.',
      emptyFile: 'This file is empty.',
      largeFile: 'This file is larger than 200 MB. Leave out installed packages and videos.',
      noAddress: 'Enter the address of a repository.',
    },
    done: {
      title: '{name} is imported',
      clean: 'Nothing stands in the way: the preview starts when you open it.',
      notes: 'What to know about it',
      open: 'Open the project',
      setUpBackend: 'Open its Cloud',
      later: 'Stay here',
      morePlaces: 'and {count} more',
      tones: { mended: 'Done for you', attention: 'Worth a look', blocking: 'In the way' },
    },
    report: {
      shapes: {
        'vite-react-router': 'Vite with React Router',
        'tanstack-start': 'TanStack Start',
        vite: 'Vite',
        static: 'Plain HTML',
        unknown: 'Unknown kind of project',
      },
      backend: {
        title: 'It brings a backend of its own',
        detail:
          'Set it up in the project’s Cloud: tables, rules, files and functions. Until then the app calls the backend that it had.',
      },
      leftOut: {
        title: 'Some files were left out',
        detail: 'Installed packages, builds and links are not part of a project; they are made anew.',
      },
      problems: {
        no_manifest: {
          title: 'There is nothing to run',
          detail: 'The project has neither a package.json nor an index.html in its top folder.',
        },
        broken_manifest: {
          title: 'package.json cannot be read',
          detail: 'It is not valid JSON, so packages cannot be installed until it is mended.',
        },
        unknown_shape: {
          title: 'This is not a Vite project',
          detail: 'The preview runs apps built with Vite. The files are here; the preview may not start.',
        },
        no_dev_script: {
          title: 'There is no dev script',
          detail: 'The preview starts Vite directly instead.',
        },
        lock_dropped: {
          title: 'One lock file is enough',
          detail: 'A project has one list of exact versions here. The others were taken out.',
        },
        lock_converted: {
          title: 'The lock file was rewritten for npm',
          detail: 'Its versions stand in package-lock.json now, and the same ones are installed.',
        },
        lock_repaired: {
          title: 'The lock file is mended at the first install',
          detail: 'It does not fit package.json everywhere. What fits keeps its version.',
        },
        lock_unused: {
          title: 'Versions are chosen anew',
          detail:
            'The lock file cannot be followed here, so package.json alone says which versions are installed.',
        },
        hard_coded_backend: {
          title: 'The source names a backend of its own',
          detail: 'The app keeps calling that address, with the data that is there.',
        },
        environment_committed: {
          title: 'Settings are part of the source',
          detail: 'Everyone who can see the code can read them. Move keys that are secret elsewhere.',
        },
        environment_missing: {
          title: 'Settings are read that nobody gives',
          detail:
            'These variables have no value in the project. What needs them does not work until they are set.',
        },
        builder_script: {
          title: 'A script of another builder is loaded',
          detail: 'The page asks the builder it comes from for a script. The app works without it.',
        },
        lfs_pointer: {
          title: 'Large files did not come along',
          detail:
            'Their content is kept in Git LFS; here they are only pointers. Upload them again where needed.',
        },
      },
    },
  },
  duplicate: {
    running: 'Duplicating the project',
    done: 'Project duplicated',
    copying: 'Its backend is being copied. The Cloud view says when it is ready.',
    title: 'Duplicate project',
    detail: 'has a backend. The copy gets one of its own, which shares nothing with this one.',
    question: 'Copy the backend',
    noRight: 'Only those who may change this backend can copy its data.',
    backend: {
      nothing: { title: 'Nothing', description: 'The files of the project only.' },
      structure: {
        title: 'Structure',
        description:
          'Tables, policies, functions, buckets and sign-in settings, without rows, people or files.',
      },
      data: {
        title: 'Structure and data',
        description: 'Rows, people and files, too. Values of secrets stay behind; scheduled jobs are off.',
      },
    },
  },
  page: {
    gone: 'There is no such project, or you do not have access to it.',
    goneTitle: 'Project not found',
    trySignIn: 'If it was shared with you, sign in first.',
    deletedTitle: 'This project was deleted',
    failed: 'The project could not be loaded',
    locked: 'Changes are being made',
  },
} as const;

export const examplePrompts = [
  {
    title: 'Court bookings',
    prompt:
      'A site for our tennis club where members book one of four courts by the hour, see who plays when, and cancel up to two hours before.',
  },
  {
    title: 'Recipe box',
    prompt:
      'A recipe box for our family: add recipes with a photo, ingredients and steps, search by ingredient, and turn the chosen ones into a shopping list.',
  },
  {
    title: 'Invoice tracker',
    prompt:
      'An invoice tracker for a freelancer: clients, invoices with line items and tax, what is open and overdue, and a chart of income by month.',
  },
  {
    title: 'Trip planner',
    prompt:
      'A trip planner: days as columns, places to visit as cards that can be dragged between days, with times, costs and notes, and a printable summary.',
  },
] as const;
