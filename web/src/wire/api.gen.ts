/* Made by tools/web from the server's own schemas; `tools/web types` makes it again. */
export interface paths {
    "/api/v1/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About
         * @description Games, their rule sets and players.
         */
        get: operations["about_api_v1_about_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/protocol.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Protocol Schema
         * @description JSON Schemas of everything that goes over a socket.
         */
        get: operations["protocol_schema_api_v1_protocol_json_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Person
         * @description Become somebody: no account is needed.
         */
        post: operations["new_person_api_v1_people_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Who I am.
         */
        get: operations["me_api_v1_me_get"];
        put?: never;
        post?: never;
        /**
         * Forget
         * @description Forget me: keys, codes, statistics. Games that others played too stay, without me.
         */
        delete: operations["forget_api_v1_me_delete"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description Another name, for tables to come, or another language.
         */
        patch: operations["change_api_v1_me_patch"];
        trace?: never;
    };
    "/api/v1/me/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Code
         * @description A code that makes another device mine, once.
         */
        post: operations["code_api_v1_me_code_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem
         * @description Be the person whose code this is.
         */
        post: operations["redeem_api_v1_redeem_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description This device is no longer mine.
         */
        post: operations["leave_api_v1_me_leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Tables
         * @description The tables at which I sit, those that wait for me first.
         */
        get: operations["my_tables_api_v1_me_tables_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Games
         * @description The games I have played, the latest first.
         */
        get: operations["my_games_api_v1_me_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tallies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Tallies
         * @description How often I have won, in games that this server dealt and verified.
         */
        get: operations["my_tallies_api_v1_me_tallies_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Teams
         * @description The same for each set of people with whom I played.
         */
        get: operations["my_teams_api_v1_me_teams_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/hook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Hook
         * @description Tell this address when I am asked something and have no connection; requests are signed with the secret.
         */
        put: operations["set_hook_api_v1_me_hook_put"];
        post?: never;
        /**
         * Drop Hook
         * @description Tell no address any more.
         */
        delete: operations["drop_hook_api_v1_me_hook_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description All that is kept of me.
         */
        get: operations["export_api_v1_me_export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listed
         * @description Tables that anybody may find.
         */
        get: operations["listed_api_v1_tables_get"];
        put?: never;
        /**
         * Open Table
         * @description A new table; if no seat is open the game begins.
         */
        post: operations["open_table_api_v1_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look
         * @description The table as I may see it; what a stranger may see if I am nobody.
         */
        get: operations["look_api_v1_tables__table_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command
         * @description Ask something of a table, as over a socket; the answer is the table as I see it then.
         */
        post: operations["command_api_v1_tables__table_id__commands_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History
         * @description All that I was told, or might have been, from the first entry on, in words too.
         */
        get: operations["history_api_v1_tables__table_id__history_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Id
         * @description Where the game that ended last at this table can be replayed.
         */
        get: operations["game_id_api_v1_tables__table_id__game_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Foreseen
         * @description What can be foreseen now, from what I may see.
         */
        get: operations["foreseen_api_v1_tables__table_id__outlook_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tried
         * @description What a text means here, move by move, and what it would do; nothing happens at the table.
         */
        get: operations["tried_api_v1_tables__table_id__trial_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestion
         * @description What a strong player would do in my place, where the table allows hints.
         */
        get: operations["suggestion_api_v1_tables__table_id__suggestion_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game
         * @description A game that has ended, with its record as JSON; with `move`, also all hands as they were after so many moves.
         */
        get: operations["game_api_v1_games__game_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description Its record as text, which `dethrone verify` and `replay` read.
         */
        get: operations["record_api_v1_games__game_id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verification
         * @description Whether the record proves its chance and every move; as `dethrone verify` says it.
         */
        get: operations["verification_api_v1_games__game_id__verification_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go On
         * @description A new table that goes on from a moment of this game; it does not count for boards and statistics.
         */
        post: operations["go_on_api_v1_games__game_id__continue_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analysis
         * @description What was found, or how far it is.
         */
        get: operations["analysis_api_v1_games__game_id__analysis_get"];
        put?: never;
        /**
         * Analyse
         * @description Look back on the game: begins, if it was not done before. Ask for it again to hear how far it is.
         */
        post: operations["analyse_api_v1_games__game_id__analysis_post"];
        /**
         * Stop
         * @description Nobody needs to look any further.
         */
        delete: operations["stop_api_v1_games__game_id__analysis_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Board
         * @description How everybody did; today, unless an earlier day is asked for.
         */
        get: operations["board_api_v1_daily_get"];
        put?: never;
        /**
         * Play
         * @description A table with today's deal. For the board the first game of everybody counts.
         */
        post: operations["play_api_v1_daily_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alive
         * @description The process answers.
         */
        get: operations["alive_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ready
         * @description The database answers, and the other processes can be reached.
         */
        get: operations["ready_readyz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description How much it does, in Prometheus' form.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * About
         * @description What this server is and has.
         */
        About: {
            /** Version */
            version: string;
            /** Protocol */
            protocol: number;
            /** Languages */
            languages: string[];
            /** Games */
            games: components["schemas"]["GameAbout"][];
        };
        /**
         * Board
         * @description A day's deal, what was promised of it, and how it went; `day` may be earlier, never later.
         */
        Board: {
            /** Day */
            day: string;
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** Players */
            players: number;
            /** Commitment */
            commitment: string | null;
            /** Standings */
            standings: components["schemas"]["Standing"][];
        };
        /**
         * Change
         * @description Another name or language.
         */
        Change: {
            /** Name */
            name?: string | null;
            /** Language */
            language?: string | null;
        };
        /**
         * Code
         * @description A code from another device.
         */
        Code: {
            /** Code */
            code: string;
            /**
             * Wants Key
             * @default false
             */
            wants_key: boolean;
        };
        /**
         * Continue
         * @description From which move on, and who sits at the new table.
         */
        Continue: {
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            clock?: components["schemas"]["NewClock"] | null;
            /**
             * Is Listed
             * @default false
             */
            is_listed: boolean;
            /**
             * Hints
             * @default true
             */
            hints: boolean;
            /**
             * Nonce
             * @default
             */
            nonce: string;
            /** Move */
            move: number;
        };
        /**
         * GameAbout
         * @description A game that can be played.
         */
        GameAbout: {
            /** Name */
            name: string;
            /** Players */
            players: number[];
            /** Usual Players */
            usual_players: number;
            /** Rule Sets */
            rule_sets: string[];
            /** Usual Rules */
            usual_rules: string;
            /** Bots */
            bots: string[];
        };
        /** HTTPValidationError */
        HTTPValidationError: {
            /** Detail */
            detail?: components["schemas"]["ValidationError"][];
        };
        /**
         * Hook
         * @description The address, and the secret of its signatures, which is shown once.
         */
        Hook: {
            /** Address */
            address: string;
            /** Secret */
            secret: string;
        };
        /**
         * MyGame
         * @description A game that I played.
         */
        MyGame: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** Players */
            players: number;
            /** Outcome */
            outcome: string;
            /** Is Won */
            is_won: boolean;
            /** Moves */
            moves: number;
            /** Seat */
            seat: number;
            /** Ended At */
            ended_at: number;
        };
        /**
         * MyTable
         * @description A table at which I sit.
         */
        MyTable: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** Players */
            players: number;
            /** Stage */
            stage: string;
            /** Seat */
            seat: number;
            /** Changed At */
            changed_at: number;
            /** Waits For Me */
            waits_for_me: boolean;
        };
        /**
         * NewClock
         * @description A time for each move, or a stock with an increment.
         */
        NewClock: {
            /** Seconds */
            seconds: number;
            /** Increment */
            increment?: number | null;
        };
        /**
         * NewCode
         * @description A code to type on another device, and until when it is good.
         */
        NewCode: {
            /** Code */
            code: string;
            /** Until */
            until: number;
        };
        /**
         * NewHook
         * @description An address that is to be told of my turns.
         */
        NewHook: {
            /** Address */
            address: string;
        };
        /**
         * NewPerson
         * @description Somebody new.
         */
        NewPerson: {
            /** Name */
            name: string;
            /**
             * Language
             * @default en
             */
            language: string;
            /**
             * Wants Key
             * @default false
             */
            wants_key: boolean;
        };
        /**
         * NewSeat
         * @description A seat: mine, open, or a bot's.
         */
        NewSeat: {
            /**
             * Who
             * @enum {string}
             */
            who: "me" | "open" | "bot";
            /**
             * Bot
             * @default
             */
            bot: string;
            /**
             * Name
             * @default
             */
            name: string;
        };
        /**
         * NewTable
         * @description A table for a game.
         */
        NewTable: {
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            clock?: components["schemas"]["NewClock"] | null;
            /**
             * Is Listed
             * @default false
             */
            is_listed: boolean;
            /**
             * Hints
             * @default true
             */
            hints: boolean;
            /**
             * Nonce
             * @default
             */
            nonce: string;
            /** Game */
            game: string;
            /**
             * Rules
             * @default
             */
            rules: string;
        };
        /**
         * Opened
         * @description A table that was opened, and what was promised of its deal.
         */
        Opened: {
            /** Id */
            id: string;
            /** Commitment */
            commitment: string | null;
        };
        /**
         * Outlook
         * @description What can be foreseen at a revision of the table; the facts are the game's own.
         */
        Outlook: {
            /** Revision */
            revision: number;
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
        };
        /**
         * Person
         * @description Who somebody is.
         */
        Person: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Language */
            language: string;
            /** Key */
            key?: string | null;
        };
        /**
         * Standing
         * @description One game on the board: the first of everybody who played it.
         */
        Standing: {
            /** Game */
            game: string;
            /** Names */
            names: string[];
            /** Outcome */
            outcome: string;
            /** Is Won */
            is_won: boolean;
            /** Moves */
            moves: number;
            /** Is Mine */
            is_mine: boolean;
            /** Share */
            share: string | null;
        };
        /**
         * Suggestion
         * @description A whole decision that a strong player would take, as moves one after the other.
         */
        Suggestion: {
            /** Revision */
            revision: number;
            /** Moves */
            moves: string[];
        };
        /**
         * TableHead
         * @description What everybody may know of a listed table.
         */
        TableHead: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** Players */
            players: number;
            /** Stage */
            stage: string;
            /** Changed At */
            changed_at: number;
        };
        /**
         * Tally
         * @description How often I played and won.
         */
        Tally: {
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** Players */
            players: number;
            /** Games */
            games: number;
            /** Won */
            won: number;
        };
        /**
         * Team
         * @description People who played together, under their latest names, and how often they won.
         */
        Team: {
            /** Names */
            names: string[];
            /** Tallies */
            tallies: components["schemas"]["Tally"][];
        };
        /**
         * Tried
         * @description The moves that a text means, what they would do one after the other, and why not if one is not allowed.
         */
        Tried: {
            /** Revision */
            revision: number;
            /** Moves */
            moves: string[];
            /** Events */
            events: {
                [key: string]: unknown;
            }[];
            /** Lines */
            lines: string[];
            /** Refusal */
            refusal: {
                [key: string]: unknown;
            } | null;
        };
        /** ValidationError */
        ValidationError: {
            /** Location */
            loc: (string | number)[];
            /** Message */
            msg: string;
            /** Error Type */
            type: string;
            /** Input */
            input?: unknown;
            /** Context */
            ctx?: Record<string, never>;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    about_api_v1_about_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
        };
    };
    protocol_schema_api_v1_protocol_json_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    new_person_api_v1_people_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPerson"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    me_api_v1_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    forget_api_v1_me_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    change_api_v1_me_patch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Change"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    code_api_v1_me_code_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCode"];
                };
            };
        };
    };
    redeem_api_v1_redeem_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    leave_api_v1_me_leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    my_tables_api_v1_me_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTable"][];
                };
            };
        };
    };
    my_games_api_v1_me_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyGame"][];
                };
            };
        };
    };
    my_tallies_api_v1_me_tallies_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tally"][];
                };
            };
        };
    };
    my_teams_api_v1_me_teams_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"][];
                };
            };
        };
    };
    set_hook_api_v1_me_hook_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHook"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hook"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    drop_hook_api_v1_me_hook_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    export_api_v1_me_export_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listed_api_v1_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableHead"][];
                };
            };
        };
    };
    open_table_api_v1_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    look_api_v1_tables__table_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    command_api_v1_tables__table_id__commands_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    history_api_v1_tables__table_id__history_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    game_id_api_v1_tables__table_id__game_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    foreseen_api_v1_tables__table_id__outlook_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outlook"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    tried_api_v1_tables__table_id__trial_get: {
        parameters: {
            query: {
                text: string;
                language?: string;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tried"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    suggestion_api_v1_tables__table_id__suggestion_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestion"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    game_api_v1_games__game_id__get: {
        parameters: {
            query?: {
                move?: number | null;
                language?: string;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    record_api_v1_games__game_id__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    verification_api_v1_games__game_id__verification_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    go_on_api_v1_games__game_id__continue_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Continue"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    analysis_api_v1_games__game_id__analysis_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    analyse_api_v1_games__game_id__analysis_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    stop_api_v1_games__game_id__analysis_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    board_api_v1_daily_get: {
        parameters: {
            query: {
                game: string;
                rules?: string;
                players: number;
                day?: string;
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    play_api_v1_daily_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    alive_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
        };
    };
    ready_readyz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: boolean;
                    };
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
